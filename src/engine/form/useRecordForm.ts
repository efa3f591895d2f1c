import { useState } from 'react'
import type { Row } from '#api/page.ts'
import type { Collection, Values } from '#engine/collection.ts'
import { formKeys, startValues } from '#engine/form/entries.ts'
import { differences } from '#engine/form/merge.ts'

export type RecordForm = {
  /** The record as it was loaded; undefined for a new one. */
  base: Row | undefined
  values: Values
  errors: Record<string, string>
  /** The keys whose values differ from the record. */
  changed: string[]
  set: (key: string, value: unknown) => void
  /** Texts that cannot be read as a value yet, with what is wrong with them. */
  unread: Record<string, string>
  setUnread: (key: string, message: string | undefined) => void
  setErrors: (errors: Record<string, string>) => void
  /** Starts anew from a record, dropping what was typed, but for what was typed since the values were `sent`. */
  reset: (row: Row, sent: Values) => void
}

/** The values of a form. A newer answer of the server is taken over only while nothing was typed. */
export function useRecordForm(collection: Collection, row: Row | undefined, first: Values): RecordForm {
  const [state, setState] = useState(() => ({ base: row, values: { ...startValues(collection, row), ...first } }))
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [unread, setUnread] = useState<Record<string, string>>({})
  const changed = differences(formKeys(collection), startValues(collection, state.base), state.values)
  if (row && row !== state.base && changed.length === 0 && Object.keys(unread).length === 0)
    setState({ base: row, values: startValues(collection, row) })
  return {
    ...state,
    errors,
    changed,
    set: (key, value) => {
      setState((now) => ({ ...now, values: { ...now.values, [key]: value } }))
      setErrors(({ [key]: _gone, ...rest }) => rest)
    },
    setErrors,
    unread,
    setUnread: (key, message) =>
      setUnread(({ [key]: _old, ...rest }) => (message === undefined ? rest : { ...rest, [key]: message })),
    reset: (next, sent) => {
      setState(({ values }) => ({ base: next, values: { ...startValues(collection, next), ...typedSince(sent, values) } }))
      setErrors({})
    },
  }
}

function typedSince(sent: Values, values: Values): Values {
  return Object.fromEntries(differences(Object.keys(values), sent, values).map((key) => [key, values[key]]))
}
