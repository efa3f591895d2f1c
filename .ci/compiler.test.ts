// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'oxc-transform-react'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'

const compiled = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /(?<!\.test|\.d)\.tsx?$/.test(name))
  .map((name) => {
    const file = join('src', name)
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      reactCompiler: { reportDiagnostics: true },
    })
    return { file: file.replaceAll('\\', '/'), code, skipped: errors.map(({ message }) => message.split('\n')[0]) }
  })

test('the compiler skips nothing but the table whose rows change inside of one object', () => {
  expect(compiled.filter(({ code }) => code.includes('react/compiler-runtime')).length).toBeGreaterThan(300)
  expect(compiled.flatMap(({ file, skipped }) => skipped.map((why) => `${file}: ${why}`))).toEqual([
    'src/features/measures/attributes/AttributeTable.tsx: Use of incompatible library',
  ])
})

test('no hook stands in what the compiler runs only when something changed', () => {
  // `[useRef(null), useRef(null)]` is made once: the hooks of the next drawing are others.
  expect(hooksInside('const $ = _c(1); let t; if ($[0] !== 1) { t = [useRef(null)] } useRef(null)')).toEqual(['useRef'])
  expect(compiled.flatMap(({ file, code }) => hooksInside(code).map((hook) => `${file}: ${hook}`))).toEqual([])
})

/** The hooks that are called where the places of the compiler (`$[3] !== …`) are asked first. */
function hooksInside(code: string): string[] {
  if (!code.includes('_c(')) return []
  const { program } = parseSync('compiled.js', code)
  const asked: { start: number; end: number }[] = []
  const hooks: { name: string; start: number }[] = []
  new Visitor({
    IfStatement: ({ test: { start, end }, consequent }) => {
      if (/\$\[\d+\]/.test(code.slice(start, end))) asked.push(consequent)
    },
    CallExpression: ({ callee, start }) => {
      if (callee.type === 'Identifier' && /^use[A-Z]/.test(callee.name)) hooks.push({ name: callee.name, start })
    },
  }).visit(program)
  return hooks.flatMap(({ name, start }) => (asked.some((one) => one.start <= start && start < one.end) ? name : []))
}
