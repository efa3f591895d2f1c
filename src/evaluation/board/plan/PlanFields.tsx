import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Controller, type ControllerRenderProps, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/actions/Button.tsx'
import { DayField } from '#ui/fields/dates/DayField.tsx'
import { NumberField } from '#ui/fields/numbers/NumberField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { useLanguage } from '#ui/i18n/i18n.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import type { PlanAbout } from './planAbout.ts'
import { planStates, type PlanValues, toTarget } from './planBody.ts'
import styles from './Plan.module.css'
import { powerText } from './powerText.ts'
import { type Suggestion, suggestionsFor, suggestionsQuery } from './suggestions.ts'

type Props = {
  about: PlanAbout
  /** A new plan begins as planned, its state is changed later. */
  isNew: boolean
  onUnread: (name: 'due' | 'target' | 'look_again', message: string | undefined) => void
}

/** The fields of a plan, from what is to be done to when its effect is looked at. */
export function PlanFields({ about, isNew, onUnread }: Props) {
  const { t } = useTranslation('plan')
  return (
    <>
      <p className={styles.about}>
        <bdi translate="no">{about.name}</bdi>
      </p>
      {isNew && <InstitutionField {...about} />}
      <Line name="title" label={t('what')} maxLength={255} required autoFocus />
      <Suggestions {...about} />
      <Line name="field_of_action" label={t('field')} maxLength={120} />
      <Barrier />
      <Line name="owner" label={t('owner')} maxLength={120} />
      <Day name="due" label={t('due')} onUnread={onUnread} />
      <Target {...about} onUnread={onUnread} />
      <Day name="look_again" label={t('look')} hint={t('look.hint')} onUnread={onUnread} />
      {!isNew && <State />}
    </>
  )
}

function InstitutionField({ institutions }: PlanAbout) {
  const { t } = useTranslation('plan')
  const { control } = useFormContext<PlanValues>()
  if (institutions.length < 2) return null
  return (
    <Controller
      control={control}
      name="institution"
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <Dropdown
          error={error?.message}
          label={t('institution')}
          options={institutions.map(({ name }, place) => ({ value: String(place), label: name }))}
          required
          value={value}
          onChange={onChange}
        />
      )}
    />
  )
}

function State() {
  const { t } = useTranslation('plan')
  const { control } = useFormContext<PlanValues>()
  return (
    <Controller
      control={control}
      name="state"
      render={({ field: { value, onChange } }) => (
        <Dropdown
          label={t('state')}
          options={planStates.map((one) => ({ value: one, label: t(`state.${one}`) }))}
          required
          value={value}
          onChange={onChange}
        />
      )}
    />
  )
}

type LineProps = {
  name: 'title' | 'field_of_action' | 'owner'
  label: string
  maxLength: number
  required?: boolean
  autoFocus?: boolean
}

function Line({ name, ...props }: LineProps) {
  const { control } = useFormContext<PlanValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => <TextField {...props} {...field} error={error?.message} />}
    />
  )
}

/** The suggestions, until something of one's own is typed: a click never replaces that. */
function Suggestions({ keys, name }: PlanAbout) {
  const { t } = useTranslation('plan')
  const id = useId()
  const { data = [] } = useQuery(suggestionsQuery(useLanguage()))
  const { control, getValues, setValue } = useFormContext<PlanValues>()
  const title = useWatch({ control, name: 'title' })
  const suggestions = suggestionsFor(data, { keys, name })
  const isOwn = title.trim() !== '' && !suggestions.some((one) => one.title === title)
  if (suggestions.length === 0 || isOwn) return null
  const choose = (chosen: Suggestion) => {
    const field = getValues('field_of_action')
    const isUntouched = field === '' || field === name || data.some((one) => one.field_of_action === field)
    setValue('title', chosen.title, { shouldDirty: true, shouldValidate: true })
    if (chosen.field_of_action !== '' && isUntouched)
      setValue('field_of_action', chosen.field_of_action, { shouldDirty: true })
  }
  return (
    <section aria-labelledby={id} className={styles.suggestions}>
      <h3 id={id}>{t('suggestions')}</h3>
      <ul>
        {suggestions.map((one) => (
          <li key={one.title}>
            <Button kind="plain" onClick={() => choose(one)}>
              {one.title}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Barrier() {
  const { t } = useTranslation('plan')
  const { control } = useFormContext<PlanValues>()
  return (
    <Controller
      control={control}
      name="barrier"
      render={({ field, fieldState: { error } }) => (
        <TextArea {...field} error={error?.message} label={t('barrier')} maxLength={2000} rows={2} />
      )}
    />
  )
}

type DayProps = { name: 'due' | 'look_again'; label: string; hint?: string; onUnread: Props['onUnread'] }

function Day({ name, onUnread, ...props }: DayProps) {
  const { control } = useFormContext<PlanValues>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState: { error } }) => (
        <DayField {...props} {...field} error={error?.message} onParseError={(message) => onUnread(name, message)} />
      )}
    />
  )
}

/** The target, and which difference could be seen at all. */
function Target({ figure, onUnread }: PlanAbout & Pick<Props, 'onUnread'>) {
  const { t } = useTranslation('plan')
  const { control } = useFormContext<PlanValues>()
  const [target, institution] = useWatch({ control, name: ['target', 'institution'] })
  const isShare = figure !== null && figure.known.share !== null
  // The figure is that of the institution whose topic this is.
  const hint = figure && institution === '0' ? powerText(figure, toTarget(target, isShare), t) : t('power.unknown')
  const getProps = (field: ControllerRenderProps<PlanValues, 'target'>, error: string | undefined) => ({
    ...field,
    error,
    hint,
    label: isShare ? t('target.percent') : t('target'),
    onParseError: (message: string | undefined) => onUnread('target', message),
  })
  return (
    <Controller
      control={control}
      name="target"
      render={({ field, fieldState: { error } }) => <NumberField {...getProps(field, error?.message)} />}
    />
  )
}
