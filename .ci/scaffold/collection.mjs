/**
 * A new collection: its file, its names in each language, and a table with rows of the mock backend. In an area with
 * hospitals it belongs to one of them. `order` is its position in the menu of its area; `names` has [many, one] by
 * language; `tables` is the text of the table file of the area.
 */
export function newCollection(path, { order, hasHospitals, names, tables }) {
  const [area, name] = path.split('/')
  const hospital = `${area}/hospitals`
  const only = (text) => (hasHospitals ? text : '')
  return {
    creates: {
      [`src/collections/${path}.ts`]: `import { staff } from '#engine/rules.ts'
import { defineCollection } from '#engine/collection.ts'
import type { RowOf } from '#engine/fields/fieldType.ts'
import { ${hasHospitals ? 'code, relation, text' : 'text'} } from '#engine/fieldTypes.ts'

const fields = {
  name: text({ required: true, maxLength: 100 }),
${only(`  anqid: code({ required: true }),
  hospital: relation('${hospital}', { required: true, label: ['name', 'anqid'] }),
`)}}

declare module '#api/rows/page.ts' {
  interface RowTypes {
    '${path}': RowOf<typeof fields>
  }
}

export default defineCollection({
  title: 'name',
  fields,
  columns: [${only("'anqid', ")}'name'],
  ordering: 'name',
${only("  filters: ['hospital'],\n")}  form: ['name'${only(", 'anqid', 'hospital'")}],
  menu: { order: ${order} },
  permissions: { read: staff, create: staff, update: staff, delete: staff },
})
`,
    },
    translations: Object.fromEntries(
      Object.entries(names).map(([language, [many, one]]) => [
        `${language}/names`,
        { [path]: many, [`${path}.one`]: one },
      ]),
    ),
    inserts: [
      {
        path: `mocks/tables/${area}.ts`,
        before: getLastTable(tables),
        text: `  {
    path: '${path}',
    model: '${area}.${name.replace(/s$/, '')}',
    search: ['name'],
    permissions: staffOnly,
${only("    filters: ['hospital'],\n")}    fields: { name: text(required)${only(`, anqid: integer(required), hospital: relation('${hospital}', required)`)} },
  },
`,
      },
      {
        path: `mocks/tables/${area}.ts`,
        before: "import { keyed } from '../schema/keyed.ts'\n",
        text: [
          getImport(tables, '../schema/fields.ts', [
            'required',
            'text',
            ...(hasHospitals ? ['integer', 'relation'] : []),
          ]),
          getImport(tables, '../schema/rules.ts', ['staffOnly']),
        ].join(''),
      },
      {
        path: 'mocks/seed/programmes.ts',
        before: '} satisfies Seeds',
        text: hasHospitals
          ? `  '${path}': (rows) =>
    rows('${hospital}').map((hospital, index) => ({
      id: index + 1,
      name: \`${names.de[1]} \${index + 1}\`,
      anqid: 7000 + index,
      hospital: hospital.id,
    })),
`
          : `  '${path}': () => [1, 2, 3].map((id) => ({ id, name: \`${names.de[1]} \${id}\` })),
`,
      },
    ].filter(({ text }) => text !== ''),
  }
}

/** The text of a table file from its last table on: a new one is inserted before it. */
function getLastTable(text) {
  const start = text.indexOf('export default keyed(\n')
  if (start < 0) throw new Error('The tables of this area are put together in another way: add the table by hand.')
  const starts = [...text.slice(start).matchAll(/^ {2}[\w{].*$/gm)].map(({ index }) => index)
  return text.slice(start + starts.at(-1))
}

/** The import of those names that a file does not have yet. */
function getImport(text, module, wanted) {
  const known = [...text.matchAll(/import \{([^}]*)\} from '([^']*)'/g)]
    .filter(([, , from]) => from === module)
    .flatMap(([, names]) => names.split(',').map((name) => name.trim()))
  const missing = wanted.filter((name) => !known.includes(name))
  return missing.length > 0 ? `import { ${missing.join(', ')} } from '${module}'\n` : ''
}
