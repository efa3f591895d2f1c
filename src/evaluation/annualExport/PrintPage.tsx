import type { TFunction } from 'i18next'
import { Fragment } from 'react'
import { FactList } from '#evaluation/board/provenance/FactList.tsx'
import { countedTopics, largestChanges } from '#evaluation/overview/findings.ts'
import { headLines, methodLine, getSubject } from '#evaluation/overview/headLines.ts'
import {
  changeSentence,
  type Column,
  columns,
  getHeading,
  getName,
  outcomeText,
  topicSentence,
  getTexts,
} from '#evaluation/overview/topicWords.ts'
import { meanText, showMean } from '#evaluation/overview/topicFigures.ts'
import { isDistance, type Topic } from '#evaluation/model/overview.ts'
import { showFigure } from '#evaluation/types/words/figureText.ts'
import { getVerdict } from '#evaluation/types/words/verdict.ts'
import type { AnnualExport } from './readAnnualExport.ts'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'

/** A chart as the page shows it: its picture, or its table if it has none. */
export type PrintedChart =
  | { title: string; alt: string; pictures: string[] }
  | { title: string; lines: string[]; header: string[]; rows: string[][] }

/** The overview and every chart on paper. It is rendered once, into a page without scripts. */
export function PrintPage({ year, charts }: { year: AnnualExport; charts: PrintedChart[] }) {
  const { provenance, facts, overview, t } = year
  return (
    <main>
      <header>
        {provenance.provider !== '' && <p>{provenance.provider}</p>}
        <h1>
          <bdi translate="no">{provenance.evaluation}</bdi>
        </h1>
        <FactList facts={facts} />
      </header>
      {overview && <OverviewSection year={year} input={overview} />}
      {charts.map((chart, place) => (
        // Titles may repeat; the page never changes.
        // oxlint-disable-next-line react/no-array-index-key
        <section className={'pictures' in chart && chart.pictures.length > 1 ? 'parted' : 'chart'} key={place}>
          <h2 className={'pictures' in chart ? 'inPicture' : undefined}>
            <bdi>{chart.title}</bdi>
          </h2>
          {'pictures' in chart ? (
            chart.pictures.map((src, part) => <img alt={part === 0 ? chart.alt : ''} key={src} src={src} />)
          ) : (
            <>
              <Lines lines={chart.lines} />
              <Cells label={chart.title} header={chart.header} rows={chart.rows} />
            </>
          )}
        </section>
      ))}
      {year.plans && (
        <section className="chart">
          <h2>{year.plans.name}</h2>
          <Lines lines={year.plans.lines.slice(1)} />
          <Cells
            label={year.plans.name}
            header={year.plans.header}
            rows={year.plans.rows.map((row) =>
              row.map((cell) => (typeof cell === 'number' ? showFigure(cell) : (cell ?? '-'))),
            )}
          />
        </section>
      )}
      {year.left.length > 0 && (
        <p>
          {t('year.left')}
          {labelSeparator()}
          <bdi>{year.left.join(', ')}</bdi>
        </p>
      )}
    </main>
  )
}

/** The interval is next to its mean. */
const notPrinted = new Set<Column>(['low', 'high', 'benchmark-sd', 'benchmark-n'])
const printed = columns.filter((column) => !notPrinted.has(column))

function OverviewSection({ year, input }: { year: AnnualExport; input: NonNullable<AnnualExport['overview']> }) {
  const { t, tCharts, language } = year
  const { overview, institutions, filterText } = input
  const context = {
    subject: getSubject(institutions, t, tCharts),
    isComplete: overview.complete,
    filterText,
    t: tCharts,
  }
  const groups = countedTopics(overview)
  const changes = largestChanges(overview)
  return (
    <section>
      <h2>{t('overview.title')}</h2>
      <Lines
        lines={[
          ...headLines(input, t, language),
          ...(overview.comparisons > 0 ? [methodLine(overview, t)] : []),
          ...(isDistance(overview.against) ? [tCharts('comparator.method')] : []),
        ]}
      />
      <ul className="counts">
        {groups.map(({ outcome, topics }) => (
          <li key={outcome}>
            <b>{showFigure(topics.length)}</b> {outcomeText(outcome, overview.against, t)}
          </li>
        ))}
      </ul>
      <Cells
        label={t('overview.title')}
        header={printed.map((column) => getHeading(column, overview.against, t, tCharts))}
        rows={groups.flatMap(({ topics }) =>
          topics.map((topic) => [
            getName(topic, language, filterText),
            [getVerdict(topic.figure)?.sign, getTexts(topic, overview.against, t, tCharts)].filter(Boolean).join(' '),
            ...figureTexts(topic, tCharts),
            topicSentence(topic, { ...context, against: overview.against }),
          ]),
        )}
      />
      {changes.length > 0 && (
        <>
          <h3>{t('overview.changes')}</h3>
          <dl>
            {changes.map((topic) => (
              <Fragment key={`${topic.chart} ${topic.item.keys.join()}`}>
                <dt>
                  <bdi translate="no">{getName(topic, language, filterText)}</bdi>
                </dt>
                <dd>{changeSentence(topic, context)}</dd>
              </Fragment>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}

/** Mean with interval, n and benchmark; for a withheld figure only the benchmark. */
function figureTexts(topic: Topic, t: TFunction<'charts'>): string[] {
  const { figure, benchmark } = topic
  const { value, interval } = meanText(topic)
  const own = figure.isWithheld
    ? [t('withheld'), t('withheld')]
    : [`${value} ${interval}`.replaceAll(' ', '\u00a0'), showFigure(figure.n)]
  return [...own, showMean(topic, benchmark.mean)]
}

function Lines({ lines }: { lines: string[] }) {
  return lines.map((line) => (
    <p key={line}>
      <bdi>{line}</bdi>
    </p>
  ))
}

/** A table that may be wider than the page: on the screen it scrolls, and no cell breaks a word or a figure. */
function Cells({ label, header, rows }: { label: string; header: string[]; rows: string[][] }) {
  const classes = header.map((_, column) => getColumnClass(rows.map((cells) => cells[column] ?? '')))
  return (
    <div
      className={header.length > narrowColumns ? 'table wide' : 'table'}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {header.map((text, column) => (
              <th className={classes[column]} key={text} scope="col">
                <bdi>{text}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            // Rows have no key but their index.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              {cells.map((text, column) => {
                const Cell = column === 0 ? 'th' : 'td'
                return (
                  <Cell className={classes[column]} key={header[column]} scope={column === 0 ? 'row' : undefined}>
                    <bdi>{text}</bdi>
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** More columns than these are printed in a smaller size. */
const narrowColumns = 7
/** Texts longer than this are sentences and get room for several words per line. */
const sentenceLength = 60

/** Columns of figures stay on one line and columns of sentences keep a minimum width. */
function getColumnClass(texts: string[]): 'figure' | 'sentence' | undefined {
  if (texts.some((text) => text.length > sentenceLength)) return 'sentence'
  return texts.some((text) => /\d/.test(text)) && texts.every((text) => !/\p{L}{3}/u.test(text)) ? 'figure' : undefined
}
