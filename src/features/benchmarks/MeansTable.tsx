import type { Labels } from '#engine/labels.ts'
import type { Mean } from './means.ts'
import { useMeasureAttributes } from './useMeasureAttributes.ts'
import { type MeasureAttribute, wordsFor } from '#lib/measureAttributes.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { classNames } from '#ui/layout/classNames.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import { labelSeparator } from '#ui/i18n/labelSeparator.ts'
import table from '#ui/table.module.css'
import styles from './Means.module.css'

const figures = ['n', 'mean', 'sd'] as const

const twoDecimals = new Intl.NumberFormat('de-CH', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'negative',
})

const oneDecimal = new Intl.NumberFormat('de-CH', { maximumFractionDigits: 1 })

/** The means by attribute: its name in the measures and its scale, the number of answers, mean and deviation; its key last. */
export function MeansTable({ means, measures, labels }: { means: readonly Mean[]; measures: unknown; labels: Labels }) {
  const language = useLanguage()
  const { attributes } = useMeasureAttributes(measures)
  const shares = new Set(attributes.filter(isYesNo).map(({ key }) => key))
  const known = new Map(attributes.map((attribute) => [attribute.key, attribute]))
  const getName = (key: string) => wordsFor(known.get(key)?.names ?? {}, language)
  const hasNames = means.some(({ key }) => getName(key) !== '')
  return (
    <TableFrame label={`${labels.one}${labelSeparator()}${labels.field('means')}`}>
      <table className={classNames(table.table, styles.means)}>
        <thead className={table.head}>
          <tr>
            <th className={classNames(table.cell, table.first)} scope="col">
              {labels.option('means', 'attribute')}
            </th>
            {hasNames && (
              <th className={table.cell} scope="col">
                {labels.option('means', 'scale')}
              </th>
            )}
            {figures.map((word) => (
              <th key={word} className={classNames(table.cell, table.number)} scope="col">
                {labels.option('means', word)}
              </th>
            ))}
            {hasNames && (
              <th className={table.cell} scope="col">
                {labels.option('means', 'key')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {means.map((mean) => (
            <tr key={mean.key} className={table.row}>
              <th className={classNames(table.cell, table.first, styles.name)} scope="row">
                <bdi translate="no">{getName(mean.key) || mean.key}</bdi>
                <Question attribute={known.get(mean.key)} />
              </th>
              {hasNames && (
                <Value label={labels.option('means', 'scale')}>{scaleText(known.get(mean.key), labels)}</Value>
              )}
              {figures.map((figure) => (
                <Value
                  key={figure}
                  className={classNames(table.number, styles[figure])}
                  label={labels.option('means', figure)}
                  translate="no"
                >
                  {showFigure(mean, figure, shares.has(mean.key))}
                </Value>
              ))}
              {hasNames && (
                <td className={classNames(table.cell, table.sub, styles.key)}>
                  <bdi translate="no">{mean.key}</bdi>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

type ValueProps = { label: string; className?: string; translate?: 'no'; children: string }

/** A value with the label that it has on a phone, where one that is unknown is left out. */
function Value({ label, className, translate, children }: ValueProps) {
  return (
    <td
      className={classNames(table.cell, children === '-' && styles.none, className)}
      data-label={label}
      translate={translate}
    >
      {children}
    </td>
  )
}

/**
 * The question, where the measure has one and it differs from the name. The API has it in German alone: who reads
 * another language reads the name, unless that is German as well.
 */
function Question({ attribute }: { attribute: MeasureAttribute | undefined }) {
  const language = useLanguage()
  const { question = '', names } = attribute ?? {}
  if (question === '' || Object.values(names ?? {}).includes(question)) return null
  if (language !== 'de' && names?.[language]) return null
  return (
    <div className={styles.question}>
      <bdi translate="no">{question}</bdi>
    </div>
  )
}

/** What a mean is measured on: '1–5, tiefer ist besser'; '-' if its measure does not say. */
function scaleText(attribute: MeasureAttribute | undefined, labels: Labels): string {
  if (!attribute) return '-'
  if (isYesNo(attribute)) return labels.option('means', 'share')
  const { scale } = attribute
  if (!scale) return '-'
  return [`${scale.min}–${scale.max}`, ...(scale.isReversed ? [labels.option('means', 'lower')] : [])].join(', ')
}

/** Whether the answers are 0 and 1: their mean is a share. */
function isYesNo({ options }: MeasureAttribute): boolean {
  return options.length === 2 && [0, 1].every((value) => options.some((option) => String(option.value) === `${value}`))
}

/** A share in percent; its deviation follows from it and is left out. */
function showFigure(mean: Mean, figure: (typeof figures)[number], isShare: boolean): string {
  if (figure === 'n') return showNumber(mean.n)
  const share = mean.mean
  if (!isShare || share === undefined || share < 0 || share > 1) return showStatistic(mean[figure])
  return figure === 'sd' ? '-' : `${oneDecimal.format(share * 100)}\u00a0%`
}

/** Mean and deviation always with two decimals, so that columns are comparable. */
function showStatistic(value: unknown): string {
  return typeof value === 'number' && Number.isFinite(value) ? twoDecimals.format(value).replaceAll('’', "'") : '-'
}
