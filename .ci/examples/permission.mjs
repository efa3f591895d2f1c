/** A permission: only superusers delete the addresses of a hospital. */
export const permission = {
  inserts: [
    {
      path: 'src/collections/patzu/addresses.ts',
      replaces: '  permissions: { read: staff, create: staff, update: staff, delete: staff, export: staff },\n',
      text: `  permissions: {
    read: staff,
    create: staff,
    update: staff,
    delete: ({ isSuperuser }) => isSuperuser,
    export: staff,
  },
`,
    },
  ],
  runs: [['npx', 'vitest', 'run', 'src/collections/rights.test.ts', '-u']],
  tests: ['src/collections/rights.test.ts', 'src/collections/registry.test.ts'],
}
