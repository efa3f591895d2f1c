import { DayField } from '#ui/fields/dates/DayField.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { DateTimeField } from '#ui/fields/dates/DateTimeField.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { NumberField } from '#ui/fields/numbers/NumberField.tsx'
import { Picker } from '#ui/select/Picker.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import type { FieldProps } from '#ui/fields/fieldProps.ts'
import type { Say } from '#gallery/words.ts'
import { type ControlStates, fieldStates, Held } from './states.tsx'

const nothing = () => undefined

/** Inputs. */
export const inputs: readonly ControlStates[] = [
  {
    of: ['TextField', 'Field'],
    states: (say) => ({
      ...fieldStates(say, 'name', { empty: '', filled: say('hospital') }, (field) => <TextField {...field} />),
      'can be emptied': (
        <Held initial={say('hospital')}>
          {(value, onChange) => <TextField clearable label={say('name')} value={value} onChange={onChange} />}
        </Held>
      ),
      password: (
        <Held initial="geheim-2026">
          {(value, onChange) => (
            <TextField
              autoComplete="off"
              label={say('name')}
              name="gallery-secret"
              type="password"
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
      'long text': (
        <Held initial={say('longName')}>
          {(value, onChange) => <TextField label={say('name')} value={value} onChange={onChange} />}
        </Held>
      ),
    }),
  },
  {
    of: ['TextArea'],
    states: (say) => ({
      ...fieldStates(say, 'remark', { empty: '', filled: say('remarkText') }, (field) => (
        <TextArea rows={2} {...field} />
      )),
      'with a counter': (
        <Held initial={say('remarkText')}>
          {(value, onChange) => (
            <TextArea label={say('remark')} maxLength={120} rows={2} value={value} onChange={onChange} />
          )}
        </Held>
      ),
    }),
  },
  {
    of: ['NumberField', 'ParsedInput'],
    states: (say) =>
      fieldStates<number | null>(say, 'count', { empty: null, filled: 1284 }, (field) => (
        <NumberField integer isPositive {...field} />
      )),
  },
  {
    of: ['DayField', 'DateInputBase', 'CalendarButton'],
    states: (say) =>
      fieldStates<string | null>(say, 'day', { empty: null, filled: '2026-03-15' }, (field) => <DayField {...field} />),
  },
  {
    of: ['DateTimeField'],
    states: (say) =>
      fieldStates<string | null>(say, 'moment', { empty: null, filled: '2026-03-15T09:30:00+01:00' }, (field) => (
        <DateTimeField {...field} />
      )),
  },
  {
    of: ['Dropdown', 'DropdownTrigger', 'ListTrigger'],
    states: (say) => ({
      ...fieldStates<string | null>(say, 'ward', { empty: null, filled: 'surgery' }, (field) => (
        <Dropdown options={wards(say)} {...field} />
      )),
      'can be emptied': (
        <Held<string | null> initial="medicine">
          {(value, onChange) => (
            <Dropdown clearable label={say('ward')} options={wards(say)} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'a value without an option': (
        <Dropdown label={say('ward')} options={wards(say)} value="OPS 4B" onChange={nothing} />
      ),
    }),
  },
  {
    of: ['MultiDropdown'],
    states: (say) =>
      fieldStates<string[]>(say, 'ward', { empty: [], filled: ['surgery', 'medicine', 'geriatrics'] }, (field) => (
        <MultiDropdown options={wards(say)} {...field} />
      )),
  },
  {
    of: ['Picker'],
    states: (say) => ({
      ...fieldStates(say, 'name', { empty: [], filled: ['1'] }, (field) => <Institutions say={say} {...field} />),
      several: (
        <Held initial={['1', '2', '4']}>
          {(value, onChange) => (
            <Institutions isMultiple label={say('name')} say={say} value={value} onChange={onChange} />
          )}
        </Held>
      ),
      'several, read only': (
        <Institutions isMultiple label={say('name')} readOnly say={say} value={['1', '2']} onChange={nothing} />
      ),
    }),
  },
]

/** The options of a dropdown. */
export function wards(say: Say) {
  return (['surgery', 'medicine', 'geriatrics'] as const).map((value) => ({ value, label: say(value) }))
}

/** The options of a picker. */
export function institutions(say: Say) {
  const names = (['hospital', 'hospitalTwo', 'hospitalThree', 'longName'] as const).map(say)
  return names.map((label, index) => ({ id: String(index + 1), label }))
}

function Institutions({
  say,
  value,
  onChange,
  isMultiple = false,
  error,
  name: _name,
  id: _id,
  ...field
}: FieldProps & { say: Say; value: string[]; onChange: (value: string[]) => void; isMultiple?: boolean }) {
  const all = institutions(say)
  return (
    <Picker
      {...field}
      emptyText={say('nothingFound')}
      fieldError={error}
      multiple={isMultiple}
      options={all}
      query=""
      selected={all.filter(({ id }) => value.includes(id)).map((one) => ({ ...one, link: { to: '/gallery' } }))}
      onAdd={({ id }) => onChange(isMultiple ? [...value, id] : [id])}
      onOpen={nothing}
      onQuery={nothing}
      onRemove={(id) => onChange(value.filter((one) => one !== id))}
    />
  )
}
