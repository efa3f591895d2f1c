import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Import.module.css'
import type { Report } from '#features/importer/reading/dryRun.ts'
import { type Header, isComplete } from '#features/importer/reading/header.ts'
import type { Survey } from './survey.ts'
import { showNumber } from '#lib/numbers.ts'
import { Banner } from '#ui/Banner.tsx'

const names = { 'utf-8': 'UTF-8', 'utf-16le': 'UTF-16', 'utf-16be': 'UTF-16', 'windows-1252': 'Windows-1252' }

/** What the whole file was found to be; rows that the server refused later are no longer in order. */
export function Findings({ report, survey, refused }: { report: Report; survey: Survey | undefined; refused: number }) {
  const { t } = useTranslation('import')
  const { header, fault, good, bad, encoding } = report
  return (
    <>
      <dl className={styles.facts}>
        <Fact name={t('encoding')}>{names[encoding]}</Fact>
        {good + bad > 0 && (
          <>
            <Fact name={t('rows')}>{showNumber(good + bad)}</Fact>
            <Fact name={t('rows.good')}>{showNumber(good - refused)}</Fact>
            <Fact name={t('rows.bad')}>{showNumber(bad + refused)}</Fact>
            {survey && <Fact name={t('rows.there')}>{showNumber(survey.present)}</Fact>}
          </>
        )}
      </dl>
      {encoding === 'windows-1252' && <Banner kind="info">{t('encoding.western')}</Banner>}
      {fault && <Banner kind="error">{t(`fault.${fault.kind}`, { row: fault.row })}</Banner>}
      {!fault && !header && <Banner kind="error">{t('empty')}</Banner>}
      {header && <HeaderFindings header={header} />}
      {header && isComplete(header) && !fault && good + bad === 0 && <Banner kind="error">{t('empty')}</Banner>}
    </>
  )
}

function HeaderFindings({
  header: { missing, otherCase, duplicates, extra, otherDelimiter, names: found },
}: {
  header: Header
}) {
  const { t } = useTranslation('import')
  return (
    <>
      {otherDelimiter && <Banner kind="error">{t(`delimiter.${otherDelimiter}`)}</Banner>}
      {missing.length > 0 && (
        <Banner kind="error">
          <p>{t('missing', { names: missing.join(', ') })}</p>
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
