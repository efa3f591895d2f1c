// The last lines of `npm test` about the unit tests; an error outside of any test fails the run, too.
import { mkdirSync, writeFileSync } from 'node:fs'

export default class UnitReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const those = (state) => tests.filter((test) => test.result().state === state)
    const report = {
      passed: those('passed').length,
      skipped: those('skipped').length,
      failed: those('failed').map(reported),
      flaky: those('passed')
        .filter((test) => test.diagnostic()?.flaky)
        .map(reported),
      outside: [
        ...modules.flatMap((module) => module.errors().map((error) => outside(error, module.relativeModuleId))),
        ...unhandled.map((error) => outside(error, error.VITEST_TEST_PATH)),
      ],
    }
    mkdirSync('test-results', { recursive: true })
    writeFileSync('test-results/unit.json', JSON.stringify(report, undefined, 2))
  }
}

function reported(test) {
  const [error] = test.result().errors ?? []
  return { title: `${test.module.relativeModuleId} > ${test.fullName}`, error: error?.stack ?? error?.message }
}

function outside({ message, stack }, file) {
  return { title: `outside of any test, ${file}`, error: stack ?? message }
}
