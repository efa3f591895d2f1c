import { useTranslation } from 'react-i18next'
import type { Glance, Topic } from '#evaluation/model/glance.ts'
import type { Figure } from '#evaluation/model/series.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { verdictOf, verdictText } from '#evaluation/types/words/verdict.ts'
import { Badge } from '#ui/Badge.tsx'
import { useLanguage } from '#ui/i18n.ts'
import styles from './Glance.module.css'
import { Strip } from './Strip.tsx'
import { meanText, nameOf, referenceText, showMean } from './topicWords.ts'

type Props = {
  topics: { topic: Topic; figure: Figure; sentence: string }[]
  glance: Glance
  titleOf: (i: string) => string
  onOpen: (i: string) => void
}

/** Differences one by one: the topic, what may be said of it, figure, interval, n and benchmark. Each leads to its chart. */
export function Differences({ topics, glance, titleOf, onOpen }: Props) {
  const { t } = useTranslation('evaluation')
  const { t: tCharts } = useTranslation('charts')
  const language = useLanguage()
  return (
    <ul className={styles.differences}>
      {topics.map(({ topic, figure, sentence }) => {
        const sign = verdictOf(figure)
        const isGood = sign?.isGood ?? null
        const { value, interval } = meanText(topic)
        return (
          <li className={styles.difference} key={`${topic.chart} ${topic.item.keys.join()}`}>
            <div className={styles.about}>
              <button
                className={styles.topic}
                title={titleOf(topic.chart)}
                type="button"
                onClick={() => onOpen(topic.chart)}
              >
                <bdi translate="no">{nameOf(topic, language)}</bdi>
              </button>
              <Badge kind={kindOf(isGood)}>
                {[sign?.sign, verdictText(figure, tCharts)].filter(Boolean).join(' ')}
              </Badge>
              {topic.item.direction === 'lower' && <span className={styles.lower}>{t('glance.lower')}</span>}
            </div>
            <Strip
              about={referenceText(topic, glance, t, tCharts, language)}
              benchmark={topic.benchmark.mean}
              figure={figure}
              isGood={isGood}
              scale={topic.item.scale}
            />
            <p className={styles.figures}>
              <b>{value}</b>
              {t(glance.against === 'benchmark' ? 'glance.figures' : 'glance.figures.counted', {
                interval,
                n: tCharts('n-is', { n: showFigure(figure.n) }),
                benchmark: showMean(topic, topic.benchmark.mean),
              })}
            </p>
            <p className={styles.sentence}>{sentence}</p>
          </li>
        )
      })}
    </ul>
  )
}

function kindOf(isGood: boolean | null): 'good' | 'bad' | 'neutral' {
  if (isGood === null) return 'neutral'
  return isGood ? 'good' : 'bad'
}
