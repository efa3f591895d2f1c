import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { tableFromArrays, tableToIPC } from 'apache-arrow'
import { levels } from './arquero.mjs'
import { getLine, options, tasks } from './tasks.mjs'

export const label = 'duckdb-wasm 1.32.0'

const require = createRequire(import.meta.url)

export async function prepare(columns) {
  const duckdb = require('@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs')
  const dist = dirname(require.resolve('@duckdb/duckdb-wasm/dist/duckdb-node-blocking.cjs'))
  const bundles = {
    mvp: { mainModule: join(dist, 'duckdb-mvp.wasm'), mainWorker: '' },
    eh: { mainModule: join(dist, 'duckdb-eh.wasm'), mainWorker: '' },
  }
  const database = await duckdb.createDuckDB(bundles, new duckdb.VoidLogger(), duckdb.NODE_RUNTIME)
  await database.instantiate()
  const connection = database.connect()
  connection.insertArrowFromIPCStream(tableToIPC(tableFromArrays(columns), 'stream'), { name: 'given', create: true })
  connection.query(
    `CREATE TABLE answers AS SELECT ${Object.keys(columns)
      .map((name) => `CASE WHEN ${name} < 0 THEN NULL ELSE ${name} END AS ${name}`)
      .join(', ')} FROM given`,
  )
  connection.query('DROP TABLE given')
  return {
    answer: (filters) => tasks.map((task) => connection.query(sql(task, filters)).toArray()),
    lines: (answers) =>
      answers.map((answer, index) =>
        answer.flatMap((row) =>
          tasks[index].items.map((item) =>
            getLine(
              tasks[index].cuts.map((cut) => Number(row[cut])),
              item.key,
              getFigures(row, item),
            ),
          ),
        ),
      ),
  }
}

function sql({ cuts, items }, filters) {
  const where = [...filters.map(condition), ...cuts.map((cut) => `${cut} IS NOT NULL`)]
  const group = cuts.length > 0 ? ` GROUP BY ${cuts.join(', ')}` : ''
  return `SELECT ${[...cuts, ...items.flatMap(wanted)].join(', ')} FROM answers${where.length > 0 ? ` WHERE ${where.join(' AND ')}` : ''}${group}`
}

function condition({ attribute, operator, values }) {
  if (operator === 'between') return `${attribute} BETWEEN ${values[0]} AND ${values[1]}`
  return operator === 'in'
    ? `${attribute} IN (${values.join()})`
    : `(${attribute} IS NULL OR ${attribute} NOT IN (${values.join()}))`
}

function wanted({ key, kind }) {
  if (kind === 'choices')
    return [
      `sum(asked) AS ${key}_n`,
      ...Array.from({ length: options }, (_, index) => `sum(reason${index + 1}) AS ${key}_${index + 1}`),
    ]
  if (kind === 'mean')
    return [`count(${key}) AS ${key}_n`, `avg(${key}) AS ${key}_mean`, `stddev_samp(${key}) AS ${key}_sd`]
  if (kind === 'box') return [`count(${key}) AS ${key}_n`, `quantile_cont(${key}, 0.5) AS ${key}_median`]
  return [
    `count(${key}) AS ${key}_n`,
    ...levels(key).map((level) => `count(*) FILTER (${key} = ${level}) AS ${key}_${level}`),
  ]
}

function getFigures(row, { key, kind }) {
  const n = Number(row[`${key}_n`])
  if (kind === 'mean') return { n, mean: row[`${key}_mean`], sd: n > 1 ? row[`${key}_sd`] : null }
  if (kind === 'box') return { n, median: row[`${key}_median`] }
  return {
    n,
    counts: Array.from({ length: kind === 'choices' ? options : levels(key).length }, (_, index) =>
      Number(row[`${key}_${index + 1}`]),
    ),
  }
}
