import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import Settings from 'lucide-react/icons/settings'
import { Fragment, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { can } from '#engine/access.ts'
import type { DetailProps } from '#engine/collection.ts'
import { getTitle } from '#engine/formatValue.ts'
import { OverflowActions } from '#engine/tools/OverflowActions.tsx'
import { splitTools, Tools } from '#engine/tools/Tools.tsx'
import { useViewer } from '#engine/viewer.ts'
import type { EvaluationRow, MeasureRow } from '#evaluation/model/rows.ts'
import { toNumber } from '#evaluation/model/parse.ts'
import { joined, toText } from '#lib/text/text.ts'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { useIsPhone } from '#ui/layout/useIsPhone.ts'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { printPage } from '#ui/layout/printing.ts'
import { editAddress } from '#evaluation/read/editAddress.ts'
import { Help } from '#evaluation/board/help/Help.tsx'
import { useHelpText } from '#evaluation/board/help/helpTexts.ts'
import { getBrand } from '#evaluation/board/provenance/brand.ts'
import { BrandMark } from './BrandMark.tsx'
import { ChildSelect } from './ChildSelect.tsx'
import styles from './Header.module.css'
import { MeasureHelp } from '#evaluation/board/help/MeasureHelp.tsx'
import { nameOfMeasure } from '#evaluation/board/help/nameOfMeasure.ts'
import { MeasureName } from '#evaluation/board/help/MeasureName.tsx'
import { ParentLink } from './ParentLink.tsx'

type Props = Omit<DetailProps<EvaluationRow>, 'form'> & {
  view: ReactNode
  /** Null until they are loaded; then about as many as are used. */
  measures: readonly MeasureRow[] | null
  used: number
}

/** The header: the name of the evaluation, its parent and children, and the actions of the page. */
export function EvaluationHeader({ collection, row, back, tools, measures, used, view }: Props) {
  const { t } = useTranslation(['evaluation', 'portal'])
  const language = useLanguage()
  const viewer = useViewer()
  const [address] = useSearchParams()
  const help = useHelpText('evaluation', row.id)
  const title = getTitle(collection, row, language)
  const brand = getBrand(row.id)
  const [label, parent] = [toText(row.label), toNumber(row.parent_evaluation_id)]
  const children = Array.isArray(row.child_evaluation_ids)
    ? row.child_evaluation_ids.flatMap((id) => toNumber(id) ?? [])
    : []
  // In any language: a measure has a name in one alone, which a translated title would repeat.
  const titles = [row.name, row.name_fr, row.name_it].map(toText)
  const named = joined(row.measures_name)
  const isNamed = named !== '' && titles.some((one) => one.includes(named))
  const isParent = row.is_parent_evaluation === true
  const canEdit = can(collection, 'update', viewer, row)
  // There the figures come first: nothing that a reader needs daily has a line of its own.
  const isPhone = useIsPhone()
  const isShort = isPhone && !canEdit && children.length === 0
  // The only measure is next to the title, so that it takes no line.
  const isAlone = used === 1 && label === '' && parent === undefined && (isShort || !isPhone)
  /** Where a measure is: its help alone where its name is in the title or has no room, else its name. */
  const findPlace = (measure: MeasureRow): 'help' | 'title' | 'below' => {
    const isInTitle = titles.some((one) => one.includes(nameOfMeasure(measure)))
    if (isInTitle || (isAlone && isShort)) return 'help'
    return isAlone ? 'title' : 'below'
  }
  const given = { collection, row, isDirty: false }
  const { frequent, others } = splitTools([...(collection.tools?.record ?? []), ...tools], {
    viewer,
    row,
    given,
    room: isShort ? 0 : 1,
  })
  const printing = (
    <Button key="print" icon={Printer} onClick={() => void printPage()}>
      {t('print')}
    </Button>
  )
  return (
    <PageHeader
      title={title}
      isName
      back={back}
      badges={
        <>
          {brand && <BrandMark {...brand} />}
          {viewer.isStaff && isParent && <Badge kind="good">{t('is-parent')}</Badge>}
          {row.is_active === false && <Badge kind="warn">{t('portal:list.trash')}</Badge>}
          {help !== undefined && <Help about={title} isBeforeText text={help} />}
          {measures?.map((measure) => {
            const place = findPlace(measure)
            if (place === 'help') return <MeasureHelp key={measure.id} measure={measure} />
            if (place === 'below') return null
            return (
              <span className={styles.only} key={measure.id}>
                <MeasureName measure={measure} />
              </span>
            )
          })}
        </>
      }
      subtitle={
        <span className={styles.about}>
          {label !== '' && <span>{label}</span>}
          {parent !== undefined && <ParentLink collection={collection} evaluation={row.id} parent={parent} />}
          {measures
            ?.filter((measure) => findPlace(measure) === 'below')
            .map((measure) => (
              <MeasureName key={measure.id} measure={measure} />
            ))}
          {measures === null &&
            !isNamed &&
            !isAlone &&
            Array.from({ length: used }, (_, place) => <span key={place} />)}
        </span>
      }
      isToolbarBesideBack={isShort}
      toolbar={
        <OverflowActions
          frequent={[
            children.length > 0 && <ChildSelect key="children" collection={collection} ids={children} />,
            !isShort && view && <Fragment key="view">{view}</Fragment>,
            ...frequent.map((tool) => <Tools key={tool.name} tools={[tool]} row={row} given={given} />),
            canEdit ? (
              <LinkButton key="edit" icon={Pencil} to={editAddress(address)}>
                {t('edit')}
              </LinkButton>
            ) : (
              !isShort && printing
            ),
          ]}
        >
          <Tools tools={others} row={row} given={given} />
          {isShort && view}
          {isShort && printing}
          {canEdit && (
            <>
              {printing}
              <LinkButton icon={Settings} to="?view=settings">
                {t('settings')}
              </LinkButton>
            </>
          )}
        </OverflowActions>
      }
    />
  )
}
