import type { TFunction } from 'i18next'
import { nextLook, planLines } from './planLines.ts'
import type { SheetComments, SheetPlan } from './toSheets.ts'

export type PrintedSheet = {
  name: string
  evaluation: string
  sentences: string[]
  pictures: { alt: string; src: string }[]
  plans: SheetPlan[]
  comments?: SheetComments | undefined
  source: string
}

type Props = {
  sheets: readonly PrintedSheet[]
  withheld: readonly string[]
  empty: readonly string[]
  t: TFunction<'charts'>
}

/** Every sheet as a page of paper, and who gets none. It is rendered once, into a page without scripts. */
export function SheetPages({ sheets, withheld, empty, t }: Props) {
  return (
    <main>
      {sheets.map(({ name, evaluation, sentences, pictures, plans, comments, source }) => (
        <section className="sheet" key={name}>
          <h1>
            <bdi translate="no">{name}</bdi>
          </h1>
          <p translate="no">{evaluation}</p>
          <Lines lines={sentences} />
          {pictures.map(({ alt, src }) => (
            <img alt={alt} key={alt} src={src} />
          ))}
          <h2>{t('sheet.plans')}</h2>
          <Lines lines={planLines(plans, t)} />
          <p>
            <strong>{nextLook(plans, t)}</strong>
          </p>
          {comments && (
            <>
              <h2>{t('comments.title')}</h2>
              <p>{t('comments.counts', { written: comments.written, released: comments.texts.length })}</p>
              <ul>
                {comments.texts.map(({ id, text }) => (
                  <li dir="auto" key={id}>
                    {text}
                  </li>
                ))}
              </ul>
            </>
          )}
          <small>{source}</small>
        </section>
      ))}
      {withheld.length > 0 && (
        <section>
          <h2>{t('sheet.withheld')}</h2>
          <Lines lines={withheld} />
        </section>
      )}
      {empty.length > 0 && (
        <section>
          <h2>{t('sheet.empty')}</h2>
          <Lines lines={empty} />
        </section>
      )}
    </main>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => <p key={line}>{line}</p>)
}
