import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { WidgetProps } from '#engine/collection.ts'
import { getIds } from '#lib/values/getIds.ts'
import { RelationPicker } from '#engine/fields/widgets/RelationPicker.tsx'
import { useLabels } from '#engine/labels.ts'
import { useViewer } from '#engine/viewer.ts'
import styles from './Reviewers.module.css'
import { RequestedRole } from './RequestedRole.tsx'
import { openRequest, visibleReviewers } from './requests.ts'
import { reviewerName } from './reviewerName.ts'
import { type Entry, reviewerStates } from './reviewers.ts'
import { getRequestedRole } from './roles.ts'
import { toText } from '#lib/text/text.ts'
import { Button } from '#ui/actions/Button.tsx'
import { classNames } from '#ui/layout/classNames.ts'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import fieldset from '#ui/fieldset.module.css'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { TextField } from '#ui/fields/TextField.tsx'

const target = { endpoint: 'irp/reviewers', label: ['user_first_name user_last_name', 'user_email'], join: true }

/**
 * The reviewers and the state of each request. Viewers who may not edit see the names that come with the review itself.
 */
export default function Reviewers({ collection, label, value, onChange, readOnly, error }: WidgetProps) {
  const labels = useLabels(collection)
  const entries = visibleReviewers(value, useViewer())
  const [address] = useSearchParams()
  const [requested, setRequested] = useState(() => getRequestedRole(address))
  const states = reviewerStates.map(([state, word]) => ({
    value: String(state),
    label: labels.option('reviewer_state', word),
  }))
  const edit = (index: number, change: Entry) =>
    onChange(entries.map((one, at) => (at === index ? { ...one, ...change } : one)))
  return (
    <fieldset className={fieldset.group}>
      <legend>{label}</legend>
      {entries.length === 0 && <p className={fieldset.none}>{labels.option('reviewers', 'none')}</p>}
      {entries.map((entry, index) => (
        <div
          key={toText(entry.id) || `new ${index}`}
          className={classNames(fieldset.row, styles.row)}
          role="group"
          aria-label={`${label} ${index + 1}`}
        >
          {readOnly || reviewerName(entry) ? (
            <TextField
              label={labels.field('reviewer')}
              hideLabel={index > 0}
              readOnly
              value={reviewerName(entry) || `#${toText(getIds(entry.reviewer)[0])}`}
              onChange={() => undefined}
            />
          ) : (
            <RelationPicker
              target={target}
              label={labels.field('reviewer')}
              hideLabel={index > 0}
              ids={getIds(entry.reviewer)}
              onIds={(ids) => edit(index, { reviewer: Number(ids.at(-1) ?? 0) || null })}
              required
            />
          )}
          <Dropdown
            label={labels.field('reviewer_state')}
            hideLabel={index > 0}
            options={states}
            value={toText(entry.state) || null}
            onChange={(text) => edit(index, { state: Number(text) })}
            readOnly={readOnly}
          />
          {!readOnly && (
            <IconButton
              icon={Trash2}
              label={labels.option('reviewers', 'remove')}
              onClick={() => onChange(entries.filter((_one, at) => at !== index))}
            />
          )}
        </div>
      ))}
      {error && <p className={fieldset.error}>{error}</p>}
      {!readOnly && requested && (
        <RequestedRole
          target={target}
          role={requested}
          onReviewer={(reviewer) => {
            setRequested(undefined)
            onChange([...entries, { state: openRequest, reviewer }])
          }}
        />
      )}
      {!readOnly && (
        <Button icon={Plus} onClick={() => onChange([...entries, { state: openRequest, reviewer: null }])}>
          {labels.option('reviewers', 'add')}
        </Button>
      )}
    </fieldset>
  )
}
