export { countAhead } from '../../src/evaluation/counting/precount.ts'
export { RowsReader } from '../../src/evaluation/counting/ingest/RowsReader.ts'
export { evaluateChart } from '../../src/evaluation/counting/evaluateChart.ts'
export { Limited, feedOf } from '../../src/evaluation/counting/measureTable.ts'
