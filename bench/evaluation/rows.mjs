// Rows as `results/data/?eval=1` sends them: the same on every run, 30 attributes of all types.

export const attributes = [
  single('sex', 3),
  single('ward', 4),
  single('insurance', 3),
  single('canton', 26),
  number('birth_year'),
  date('exit_date'),
  multi('reasons', 5),
  ...Array.from({ length: 18 }, (_, index) => likert(`q${index + 1}`, index % 6 === 3)),
  number('nps'),
  number('stay'),
  number('fim_entry'),
  number('fim_exit'),
  number('costs'),
]

function named(key, type, more = {}) {
  return { key, name: { de: key, fr: key, it: key }, type, options: [], scale: null, question: '', group: '', ...more }
}
function single(key, count) {
  return named(key, 'single', { options: getOptions(count), count })
}
function multi(key, count) {
  return named(key, 'multi', { options: getOptions(count), count })
}
function likert(key, reversed) {
  return named(key, 'likert', { scale: { min: 1, max: 5, reversed } })
}
function number(key) {
  return named(key, 'number')
}
function date(key) {
  return named(key, 'date')
}
function getOptions(count) {
  return Array.from({ length: count }, (_, index) => ({
    value: index + 1,
    label: { de: `O${index + 1}`, fr: `O${index + 1}`, it: `O${index + 1}` },
  }))
}

/** A number from 0 up to 1 that depends on nothing but its arguments. */
function mix(first, second) {
  let hash = Math.imul(first + 0x9e3779b9, 0x85ebca6b) ^ Math.imul(second + 0x165667b1, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}

function valueAt({ key, type, count }, row, index) {
  const seed = mix(row, index)
  const other = mix(row, index + 100)
  if (type === 'date')
    return new Date(Date.UTC(2018, 0, 1) + Math.floor(other * 3000) * 86_400_000).toISOString().slice(0, 10)
  if (seed > 0.985) return 'NA'
  if (type === 'likert') return seed > 0.96 ? -1 : 1 + Math.floor(other ** 0.6 * 5)
  if (type === 'single') return 1 + Math.floor(other ** 1.4 * count)
  if (type === 'multi')
    return Array.from({ length: count }, (_, option) => option + 1).filter((option) => mix(row, 200 + option) > 0.6)
  if (key === 'birth_year') return 1930 + Math.floor(other * 78)
  if (key === 'nps') return Math.floor(other * 11)
  if (key === 'stay') return 1 + Math.floor(other ** 3 * 120)
  if (key === 'costs') return Math.round(other * 1e8) / 100
  return 18 + Math.floor(other * 109)
}

/** One row. */
export function rowAt(row) {
  const values = {}
  for (const [index, attribute] of attributes.entries()) values[attribute.key] = valueAt(attribute, row, index)
  const created = `${new Date(Date.UTC(2018, 0, 1) + row * 120_000).toISOString().slice(0, 19)}+01:00`
  return {
    id: 10_000_001 + row,
    measure: 1,
    measure_name: 'Patientenzufriedenheit 2026',
    attributes: values,
    content_object: `Klinik ${1 + Math.floor(mix(row, 7) ** 2 * 24)}`,
    object_id: 1 + Math.floor(mix(row, 7) ** 2 * 24),
    created,
  }
}

/** The bytes of a whole answer, in pieces as a network brings them. */
export function answerPieces(count, size = 65_536) {
  const encoder = new TextEncoder()
  const pieces = []
  let text = `{"status":"ok","count":${count},"results":[`
  for (let row = 0; row < count; row += 1) {
    text += (row > 0 ? ',' : '') + JSON.stringify(rowAt(row))
    if (text.length < size * 16) continue
    push()
  }
  text += ']}'
  push()
  return pieces

  function push() {
    const bytes = encoder.encode(text)
    for (let at = 0; at < bytes.length; at += size) pieces.push(bytes.slice(at, at + size))
    text = ''
  }
}
