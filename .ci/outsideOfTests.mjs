// What goes wrong outside of any test fails the run: named here for the last lines of `npm test`.
import { mkdirSync, writeFileSync } from 'node:fs'

export default class OutsideOfTests {
  onTestRunEnd(modules, unhandled) {
    const errors = [
      ...modules.flatMap((module) =>
        module.errors().map((error) => ({ ...told(error), file: module.relativeModuleId })),
      ),
      ...unhandled.map(told),
    ]
    mkdirSync('test-results', { recursive: true })
    writeFileSync('test-results/outside.json', JSON.stringify(errors, undefined, 2))
  }
}

function told({ name, message, stack, VITEST_TEST_PATH: file }) {
  return { name, message, stack, file }
}
