import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Import.module.css'
import type { Report } from '#features/importer/reading/validateFile.ts'
import { type Encoding, encodings } from '#features/importer/reading/encoding.ts'
import { type Header, isComplete } from '#features/importer/reading/header.ts'
import type { Precheck } from './precheck.ts'
import { showNumber } from '#lib/text/numbers.ts'
import { Banner } from '#ui/feedback/Banner.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'

const names: Record<Encoding, string> = {
  'utf-8': 'UTF-8',
  'utf-8-twice': 'UTF-8 ×2',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
  macintosh: 'Mac Roman',
}
const options = encodings.map((value) => ({ value, label: names[value] }))

type Props = {
  report: Report
  survey: Precheck | undefined
  refused: number
  disabled: boolean
  getLabel: (column: string) => string
  /** Whether missing columns are reported. */
  isMissingShown: boolean
  onEncoding: (encoding: Encoding) => void
}

/** The findings about the whole file; rows that the server refused later count as refused. */
export function Findings({ report, survey, refused, disabled, getLabel, isMissingShown, onEncoding }: Props) {
  const { t } = useTranslation('import')
  const { header, layout, error, good, bad, open, encoding, damaged } = report
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('encoding')}>
          <Dropdown
            label={t('encoding.choose')}
            hideLabel
            options={options}
            value={encoding}
            disabled={disabled}
            onChange={(chosen) => {
              const found = encodings.find((one) => one === chosen)
              if (found) onEncoding(found)
            }}
          />
        </Fact>
        {layout && header && header.names.length > 1 && (
          <Fact name={t('delimiter')}>{t(`delimiter.${layout.delimiter}`)}</Fact>
        )}
        {good + bad > 0 && (
          <>
            <Fact name={t('rows')}>{showNumber(good + bad)}</Fact>
            <Fact name={t('rows.good')}>{showNumber(good - refused)}</Fact>
            <Fact name={t('rows.bad')}>{showNumber(bad - open + refused)}</Fact>
            {open > 0 && <Fact name={t('rows.open')}>{showNumber(open)}</Fact>}
            {survey && <Fact name={t('rows.there')}>{showNumber(survey.present)}</Fact>}
          </>
        )}
      </dl>
      {(encoding === 'windows-1252' || encoding === 'macintosh') && (
        <Banner kind="info">{t('encoding.western', { name: names[encoding] })}</Banner>
      )}
      {encoding === 'utf-8-twice' && !error && <Banner kind="warning">{t('encoding.twice')}</Banner>}
      {layout && header && layout.headerRow > (layout.hasSepLine ? 2 : 1) && (
        <Banner kind="info">{t('header-row', { row: layout.headerRow })}</Banner>
      )}
      {damaged.count > 1 && <Banner kind="error">{t('damaged', damaged)}</Banner>}
      {error && <Banner kind="error">{t(`error.${error.kind}`, { row: error.row })}</Banner>}
      {!error && !header && <Banner kind="error">{t('empty')}</Banner>}
      {header && !error && (
        <HeaderFindings
          header={header}
          getLabel={getLabel}
          isMissingShown={isMissingShown || header.names.length < 2}
        />
      )}
      {header && isComplete(header) && !error && good + bad === 0 && <Banner kind="error">{t('empty')}</Banner>}
    </>
  )
}

function HeaderFindings({
  header: { missing, otherCase, duplicates, extra, names: found },
  getLabel,
  isMissingShown,
}: {
  header: Header
  isMissingShown: boolean
  getLabel: (column: string) => string
}) {
  const { t } = useTranslation('import')
  return (
    <>
      {missing.length > 0 && isMissingShown && (
        <Banner kind="error">
          <p>{t('missing', { names: missing.map(getLabel).join(', ') })}</p>
          {otherCase.map(({ wanted, found: name }) => (
            <p key={wanted}>{t('missing.case', { wanted, found: name })}</p>
          ))}
        </Banner>
      )}
      {duplicates.length > 0 && (
        <Banner kind="error">{t('duplicates', { names: duplicates.map((name) => name || '-').join(', ') })}</Banner>
      )}
      {extra.length > 0 && extra.length < found.length && (
        <Banner kind="info">{t('extra', { names: extra.map((name) => name || '-').join(', ') })}</Banner>
      )}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
