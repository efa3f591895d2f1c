/** A page of its own for staff: its screen, its route, its translations. */
export const page = {
  creates: {
    'src/screens/programmes/Programmes.tsx': `import { Link } from 'react-router-dom'
import { useNames } from '#engine/labels.ts'
import { usePageTitle } from '#engine/pageHandle.ts'
import { getDashboard, programmes } from '#lib/areas.ts'
import { PageHeader } from '#ui/layout/PageHeader.tsx'

/** The way to the dashboard of every programme. */
export function Programmes() {
  const getName = useNames()
  const title = usePageTitle()
  return (
    <>
      <PageHeader title={title} />
      <ul>
        {programmes.filter(getDashboard).map((name) => (
          <li key={name}>
            <Link to={\`/\${name}\`}>{getName(name)}</Link>
          </li>
        ))}
      </ul>
    </>
  )
}
`,
  },
  inserts: [
    {
      path: 'src/app/routes/router.tsx',
      before: '  // The list is the page of every collection',
      text: `  {
    path: 'programmes',
    loader: requireStaff,
    handle: { title: 'menu.programmes', help: ['dashboard'], menu: { word: 'menu.programmes' } },
    lazy: lazyPage(
      () => import('#screens/programmes/Programmes.tsx'),
      ({ Programmes }) => <Programmes />,
    ),
  },
`,
    },
  ],
  translations: {
    'de/portal': { 'menu.programmes': 'Programme' },
    'fr/portal': { 'menu.programmes': 'Programmes' },
    'it/portal': { 'menu.programmes': 'Programmi' },
  },
  tests: ['src/app/routes/router.test.tsx', 'src/app/menu/menu.test.ts', 'src/app/help/helpTopics.test.ts', 'locales'],
}
