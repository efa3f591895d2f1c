import Pencil from 'lucide-react/icons/pencil'
import { Badge } from '#ui/feedback/Badge.tsx'
import { Button } from '#ui/actions/Button.tsx'
import { PageHeader } from '#ui/layout/PageHeader.tsx'
import { Pager } from '#ui/navigation/Pager.tsx'
import { Steps } from '#ui/navigation/Steps.tsx'
import { TableFrame } from '#ui/tables/TableFrame.tsx'
import { type TabEntry, Tabs } from '#ui/navigation/Tabs.tsx'
import type { Say } from '#gallery/words.ts'
import { type ControlStates, Held } from './states.tsx'

type Tab = 'measures' | 'people' | 'files'

/** Parts of a page. */
export const pageParts: readonly ControlStates[] = [
  {
    of: ['PageHeader'],
    isWide: true,
    states: (say) => ({
      'of a list': <PageHeader count={1284} title={say('measures')} toolbar={<Button>{say('more')}</Button>} />,
      'of a record': (
        <PageHeader
          back={{ to: '/gallery', label: say('measures') }}
          badges={<Badge kind="good">{say('active')}</Badge>}
          isName
          subtitle={say('emptyText')}
          title={say('hospital')}
          toolbar={
            <Button icon={Pencil} kind="primary">
              {say('edit')}
            </Button>
          }
        />
      ),
      'long text': <PageHeader back={{ to: '/gallery', label: say('measures') }} isName title={say('longName')} />,
    }),
  },
  {
    of: ['Tabs'],
    isWide: true,
    states: (say) => ({
      default: <Tabbed name="default" say={say} tabs={tabs(say)} />,
      'something wrong, something unsaved': (
        <Tabbed
          name="marked"
          say={say}
          tabs={tabs(say).map((tab, index) => ({
            ...tab,
            isWrong: index === 1,
            unsaved: index === 2 ? say('warning') : undefined,
          }))}
        />
      ),
    }),
  },
  {
    of: ['TableFrame'],
    isWide: true,
    states: (say) => ({
      'wider than its room': (
        <TableFrame label={say('measures')}>
          <table>
            <tbody>
              <tr>
                {Array.from({ length: 12 }, (_, column) => (
                  <td key={column}>{say('longName')}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </TableFrame>
      ),
    }),
  },
  {
    of: ['Pager'],
    isWide: true,
    states: (say) => ({
      'the first page': <Paged first={1} of={say('measures')} />,
      'in the midst': <Paged first={7} of={say('people')} />,
      'the size can be chosen': <Paged first={20} of={say('files')} sizes={[15, 50, 100]} />,
    }),
  },
  {
    of: ['Steps'],
    isWide: true,
    states: (say) => ({
      'at its start': <Steps steps={steps(say, 0)} />,
      'half way': <Steps steps={steps(say, 1)} />,
      'at its end': <Steps steps={steps(say, 2)} />,
    }),
  },
]

function tabs(say: Say): TabEntry<Tab>[] {
  return (['measures', 'people', 'files'] as const).map((id) => ({ id, label: say(id) }))
}

function Tabbed({ name, tabs: shown, say }: { name: string; tabs: TabEntry<Tab>[]; say: Say }) {
  return (
    <Held<Tab> initial="measures">
      {(tab, onShow) => (
        <Tabs label={`${say('hospital')}, ${name}`} shown={tab} tabs={shown} onShow={onShow}>
          {say('emptyText')}
        </Tabs>
      )}
    </Held>
  )
}

function Paged({ first, of, sizes }: { first: number; of: string; sizes?: readonly number[] }) {
  return (
    <Held initial={first}>
      {(page, onPage) => (
        <Held initial={15}>
          {(size, onSize) => (
            <Pager count={1284} of={of} page={page} size={size} onPage={onPage} {...(sizes && { sizes, onSize })} />
          )}
        </Held>
      )}
    </Held>
  )
}

function steps(say: Say, at: number) {
  return (['stepOne', 'stepTwo', 'stepThree'] as const).map((word, index) => ({
    key: word,
    label: say(word),
    state: stateAt(index, at),
  }))
}

function stateAt(index: number, at: number): 'done' | 'next' | 'pending' {
  if (index < at) return 'done'
  return index === at ? 'next' : 'pending'
}
