import { useEffect, useRef, useState } from 'react'
import Download from 'lucide-react/icons/download'
import Info from 'lucide-react/icons/info'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { Button } from '#ui/actions/Button.tsx'
import { ControlsPopover } from '#ui/overlays/ControlsPopover.tsx'
import type { Question } from '#ui/confirm/confirm.ts'
import { ConfirmDialog } from '#ui/confirm/ConfirmDialog.tsx'
import { DayField } from '#ui/fields/dates/DayField.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { Dropdown } from '#ui/select/Dropdown.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { MultiDropdown } from '#ui/select/MultiDropdown.tsx'
import { ToastList } from '#ui/toasts/ToastList.tsx'
import { Panel } from '#ui/overlays/Panel.tsx'
import { Picker } from '#ui/select/Picker.tsx'
import { ProgressDialog } from '#ui/overlays/progress/ProgressDialog.tsx'
import type { Named, Running } from '#ui/overlays/progress/running.ts'
import { TextField } from '#ui/fields/TextField.tsx'
import { Tooltip } from '#ui/tooltip/Tooltip.tsx'
import type { Say } from '#gallery/words.ts'
import { institutions, wards } from './inputs.tsx'
import { type ControlStates, Held, Opened } from './states.tsx'

const nothing = () => undefined

/** Overlays: the last button of each state opens it. */
export const overlays: readonly ControlStates[] = [
  {
    of: ['ConfirmDialog', 'ConfirmProvider'],
    states: (say) => ({
      info: requested(say, { kind: 'info', title: say('question'), text: say('questionText') }),
      'warning, with a loss': requested(say, {
        kind: 'warning',
        title: say('question'),
        text: say('questionText'),
        isLoss: true,
        confirmLabel: say('remove'),
        details: [say('hospital'), say('longName'), say('hospitalThree')],
      }),
      error: requested(say, { kind: 'error', title: say('errorTitle'), text: say('errorText') }),
      critical: requested(say, { kind: 'critical', title: say('question'), text: say('questionText') }),
    }),
  },
  {
    of: ['Dialog'],
    states: (say) => ({
      normal: dialog(say, 'normal'),
      wide: dialog(say, 'wide'),
      full: dialog(say, 'full'),
    }),
  },
  {
    of: ['Panel'],
    states: (say) => ({ 'at the end': panel(say, 'end'), 'at the start': panel(say, 'start') }),
  },
  {
    of: ['ProgressDialog', 'ProgressProvider'],
    states: (say) => ({
      running: <Opened label={say('open')}>{(close) => <Work close={close} say={say} />}</Opened>,
      'ended with failures': (
        <Opened label={say('open')}>{(close) => <Work close={close} result={outcome(say)} say={say} />}</Opened>
      ),
    }),
  },
  {
    of: ['MenuButton', 'MenuPanel'],
    states: (say) => ({
      default: (
        <MenuButton
          items={[
            { key: 'edit', label: say('edit'), icon: Pencil },
            { key: 'load', label: say('open'), icon: Download, disabled: true, reason: say('reason') },
            { key: 'remove', label: say('remove'), icon: Trash2, danger: true },
          ]}
          label={say('more')}
        />
      ),
      'a choice, behind an icon': (
        <MenuButton
          hideLabel
          icon={Info}
          items={wards(say).map(({ value, label }) => ({
            key: value,
            label,
            group: say('ward'),
            isChosen: value === 'medicine',
          }))}
          label={say('ward')}
        />
      ),
    }),
  },
  {
    of: ['ControlsPopover'],
    states: (say) => ({ 'with a field': <WardPopover say={say} /> }),
  },
  {
    of: ['DropdownPanel', 'ListPanel', 'PopoverPanel'],
    states: (say) => ({
      'one of a few': (
        <Held<string | null> initial="medicine">
          {(value, onChange) => <Dropdown label={say('ward')} options={wards(say)} value={value} onChange={onChange} />}
        </Held>
      ),
      'one of many, with a search': (
        <Held<string | null> initial="12">
          {(value, onChange) => <Dropdown label={say('ward')} options={many(say)} value={value} onChange={onChange} />}
        </Held>
      ),
      several: (
        <Held initial={['surgery']}>
          {(value, onChange) => (
            <MultiDropdown
              clearable={false}
              label={say('ward')}
              options={wards(say)}
              value={value}
              onChange={onChange}
            />
          )}
        </Held>
      ),
    }),
  },
  {
    of: ['PickerPanel'],
    states: (say) => ({
      found: picker(say, {}),
      loading: picker(say, { options: [], loading: true }),
      'nothing found': picker(say, { options: [] }),
      'could not be loaded': picker(say, { options: [], error: say('refusedList'), onRetry: nothing }),
    }),
  },
  {
    of: ['CalendarPanel'],
    states: (say) => ({
      default: (
        <Held<string | null> initial="2026-03-15">
          {(value, onChange) => <DayField label={say('day')} value={value} onChange={onChange} />}
        </Held>
      ),
    }),
  },
  {
    of: ['ToastList', 'ToastPanel'],
    states: () => ({ default: <ToastList /> }),
  },
  {
    of: ['Tooltip', 'TooltipPanel'],
    states: (say) => ({
      'of a button, on hover': (
        <Tooltip text={say('reason')}>
          <Button>{say('remove')}</Button>
        </Tooltip>
      ),
      'the name of an icon, on hover': <IconButton icon={Pencil} label={say('edit')} />,
    }),
  },
]

function WardPopover({ say }: { say: Say }) {
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button ref={anchor} onClick={() => setOpen(true)}>
        {say('ward')}
      </Button>
      {isOpen && (
        <ControlsPopover anchor={anchor} label={say('ward')} onClose={() => setOpen(false)}>
          <TextField label={say('ward')} value="" onChange={nothing} />
        </ControlsPopover>
      )}
    </>
  )
}

function requested(say: Say, question: Question) {
  return <Opened label={say('open')}>{(close) => <ConfirmDialog question={question} onRespond={close} />}</Opened>
}

function dialog(say: Say, size: 'normal' | 'wide' | 'full') {
  return (
    <Opened label={say('open')}>
      {(close) => (
        <Dialog
          footer={
            <>
              <Button onClick={close}>{say('close')}</Button>
              <Button kind="primary" onClick={close}>
                {say('save')}
              </Button>
            </>
          }
          size={size}
          title={say('edit')}
          onClose={close}
        >
          <Held initial={say('hospital')}>
            {(value, onChange) => <TextField label={say('name')} value={value} onChange={onChange} />}
          </Held>
        </Dialog>
      )}
    </Opened>
  )
}

function panel(say: Say, side: 'start' | 'end') {
  return (
    <Opened label={say('open')}>
      {(close) => (
        <Panel side={side} title={say('remark')} onClose={close}>
          <p>{say('remarkText')}</p>
        </Panel>
      )}
    </Opened>
  )
}

/** Work that ends a moment after it is cancelled. */
function Work({ say, result = null, close }: { say: Say; result?: Named | null; close: () => void }) {
  const [isCancelling, setCancelling] = useState(false)
  useEffect(() => {
    if (!isCancelling) return undefined
    const timer = window.setTimeout(close, 1000)
    return () => window.clearTimeout(timer)
  }, [isCancelling, close])
  const running: Running = {
    id: -1,
    title: say('task'),
    total: 12,
    finished: 5,
    current: say('longName'),
    isCancelling,
    result,
    cancel: () => setCancelling(true),
    close,
  }
  return <ProgressDialog running={running} />
}

function outcome(say: Say): Named {
  return {
    done: [say('hospital'), say('hospitalTwo')],
    failed: [{ name: say('hospitalThree'), message: say('refused') }],
    left: [say('longName')],
    retry: nothing,
  }
}

function picker(say: Say, more: Partial<Parameters<typeof Picker>[0]>) {
  const all = institutions(say)
  return (
    <Picker
      emptyText={say('nothingFound')}
      label={say('name')}
      options={all}
      query=""
      selected={[]}
      onAdd={nothing}
      onOpen={nothing}
      onQuery={nothing}
      onRemove={nothing}
      {...more}
    />
  )
}

function many(say: Say) {
  return Array.from({ length: 40 }, (_, index) => ({ value: String(index), label: `${say('ward')} ${index + 1}` }))
}
