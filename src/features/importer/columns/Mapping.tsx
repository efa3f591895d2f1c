import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAnswers, type Attribute } from './attributeColumns.ts'
import styles from '#features/importer/Import.module.css'
import { ColumnChoice } from './ColumnChoice.tsx'
import { columnsFor } from './useMapping.ts'
import { codeOfColumn } from '#features/importer/reading/codeOfColumn.ts'
import type { Mapping as Chosen } from '#features/importer/reading/header.ts'
import { Button } from '#ui/actions/Button.tsx'

type Props = {
  attributes: readonly Attribute[]
  names: readonly string[]
  mapping: Chosen
  disabled: boolean
  onMapping: (mapping: Chosen) => void
  text: string
  /** Whether labels are followed by the keys of their attributes. */
  hasKeys?: boolean
  /** Whether a column may be declared missing in the file. */
  isOptional: (attribute: Attribute) => boolean
  /** How often the import was started although columns are missing: from then on they are errors. */
  attempts: number
}
type Line = { attribute: Attribute; chosen: readonly string[] | undefined }

/** More recognised attributes than these are folded. */
const maxUnfolded = 10

/**
 * The column of the file for each attribute; matched by name, and changed here. Those without a column come first and
 * keep their place when they get one.
 */
export function Mapping(props: Props) {
  const { attributes, names, mapping, disabled, onMapping, text, hasKeys = true, isOptional, attempts } = props
  const { t } = useTranslation('import')
  const section = useRef<HTMLElement>(null)
  const lines = attributes.map((attribute): Line => {
    const chosen = columnsFor(attribute.key, mapping, names)
    return { attribute, chosen: chosen === undefined ? chosen : [chosen].flat().filter(Boolean) }
  })
  const missing = lines.filter(isMissing)
  const [first] = useState(() => new Set(missing.map(({ attribute: { key } }) => key)))
  const open = lines.filter(({ attribute: { key } }) => first.has(key))
  const found = lines.filter(({ attribute: { key } }) => !first.has(key))
  const absent = found.filter(({ chosen }) => chosen?.length === 0).length
  const [isUnfolded, setUnfolded] = useState(open.length === 0 && found.length <= maxUnfolded)
  useEffect(() => {
    if (attempts > 0) section.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])
  const left = missing.filter(({ attribute }) => isOptional(attribute))
  return (
    <section ref={section} className={styles.part} aria-label={t('mapping')}>
      <h2>{t('mapping')}</h2>
      <p className={styles.muted}>{text}</p>
      {open.length > 0 && (
        <>
          <h3 className={styles.subtitle}>
            {missing.length > 0 ? t('mapping.open', { n: missing.length }) : t('mapping.assigned')}
          </h3>
          <div className={styles.mapping}>{open.map(renderChoice)}</div>
        </>
      )}
      {left.length > 0 && (
        <div className={styles.actions}>
          <Button
            disabled={disabled}
            onClick={() =>
              onMapping({ ...mapping, ...Object.fromEntries(left.map(({ attribute: { key } }) => [key, ''])) })
            }
          >
            {t('mapping.rest')}
          </Button>
        </div>
      )}
      {found.length > 0 && (
        <details
          className={styles.found}
          open={isUnfolded || found.some((line) => getError(line) !== undefined)}
          onToggle={(event) => setUnfolded(event.currentTarget.open)}
        >
          <summary>
            {t(absent > 0 ? 'mapping.recognised-some' : 'mapping.recognised', {
              n: found.length - absent,
              left: absent,
            })}
          </summary>
          <div className={styles.mapping}>{found.map(renderChoice)}</div>
        </details>
      )}
    </section>
  )

  function renderChoice(line: Line) {
    const { key, label } = line.attribute
    return (
      <ColumnChoice
        key={key}
        {...line}
        label={label === key || !hasKeys ? label : `${label} (${key})`}
        names={[...new Set(names)].filter(Boolean)}
        isOptional={isOptional(line.attribute)}
        disabled={disabled}
        error={getError(line)}
        onChange={(chosen) => onMapping({ ...mapping, [key]: chosen })}
      />
    )
  }

  function getError({ attribute, chosen }: Line): string | undefined {
    if (!chosen) return attempts > 0 ? t('mapping.missing') : undefined
    if (chosen.some((name) => isUsedTwice(name, lines))) return t('mapping.twice')
    const answers = getAnswers(attribute.column)
    const uncoded = chosen.length > 1 ? chosen.find((name, at) => !hasCode(name, at, chosen, answers)) : undefined
    return uncoded === undefined ? undefined : t('mapping.code', { name: uncoded })
  }
}

function isMissing({ chosen }: Line): boolean {
  return chosen === undefined
}

function isUsedTwice(name: string, lines: readonly Line[]): boolean {
  return lines.flatMap(({ chosen = [] }) => chosen).filter((one) => one === name).length > 1
}

function hasCode(name: string, at: number, list: readonly string[], answers: readonly (number | string)[]): boolean {
  return codeOfColumn(name, at, list.length, answers) !== undefined
}
