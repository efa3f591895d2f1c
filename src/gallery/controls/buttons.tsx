import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import Upload from 'lucide-react/icons/upload'
import { Button } from '#ui/actions/Button.tsx'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { Chip } from '#ui/select/Chip.tsx'
import { FileDrop } from '#ui/fields/FileDrop.tsx'
import { IconButton } from '#ui/tooltip/IconButton.tsx'
import { LanguageSwitch } from '#ui/layout/LanguageSwitch.tsx'
import { LinkButton } from '#ui/actions/LinkButton.tsx'
import type { Language } from '#lib/languages.ts'
import { type ControlStates, fieldStates, Held } from './states.tsx'

const nothing = () => undefined

/** Buttons. */
export const buttons: readonly ControlStates[] = [
  {
    of: ['Button', 'Icon', 'Spinner'],
    states: (say) => ({
      primary: <Button kind="primary">{say('save')}</Button>,
      quiet: <Button>{say('edit')}</Button>,
      danger: <Button kind="danger">{say('remove')}</Button>,
      plain: <Button kind="plain">{say('more')}</Button>,
      'with an icon': (
        <Button icon={Pencil} kind="primary">
          {say('edit')}
        </Button>
      ),
      disabled: <Button disabled>{say('edit')}</Button>,
      'disabled, with a reason': (
        <Button disabled icon={Trash2} kind="danger" reason={say('reason')}>
          {say('remove')}
        </Button>
      ),
      pending: (
        <Button busy kind="primary">
          {say('save')}
        </Button>
      ),
      'pending, with a text': (
        <Button busy={say('uploading')} icon={Upload}>
          {say('upload')}
        </Button>
      ),
      'long text': <Button icon={Plus}>{say('longLabel')}</Button>,
    }),
  },
  {
    of: ['LinkButton'],
    states: (say) => ({
      primary: (
        <LinkButton kind="primary" to="/gallery">
          {say('open')}
        </LinkButton>
      ),
      'with an icon': (
        <LinkButton icon={Plus} to="/gallery">
          {say('open')}
        </LinkButton>
      ),
      plain: (
        <LinkButton kind="plain" to="/gallery">
          {say('more')}
        </LinkButton>
      ),
    }),
  },
  {
    of: ['IconButton'],
    states: (say) => ({
      quiet: <IconButton icon={Pencil} label={say('edit')} />,
      danger: <IconButton icon={Trash2} kind="danger" label={say('remove')} />,
      small: <IconButton icon={Pencil} label={say('edit')} small />,
      pressed: <IconButton icon={Pencil} label={say('edit')} pressed />,
      disabled: <IconButton disabled icon={Pencil} label={say('edit')} />,
    }),
  },
  {
    of: ['Chip'],
    states: (say) => ({
      fixed: <Chip label={say('hospital')} />,
      'a link': <Chip label={say('hospital')} link={{ to: '/gallery' }} />,
      removable: <Chip label={say('hospitalTwo')} onRemove={nothing} />,
      'opens its control': <Chip label={say('hospitalTwo')} onOpen={nothing} onRemove={nothing} />,
      'long text': <Chip label={say('longName')} link={{ to: '/gallery' }} onRemove={nothing} />,
    }),
  },
  {
    of: ['CheckBox'],
    states: (say) => ({
      ...fieldStates(say, 'agree', { empty: false, filled: true }, ({ value, ...field }) => (
        <CheckBox {...field} checked={value} />
      )),
      'some of them': <CheckBox checked={false} indeterminate label={say('agree')} onChange={nothing} />,
      'without a label': (
        <Held initial={true}>
          {(checked, onChange) => <CheckBox checked={checked} hideLabel label={say('agree')} onChange={onChange} />}
        </Held>
      ),
    }),
  },
  {
    of: ['FileChoice', 'FileDrop', 'FileInput', 'FileZone'],
    states: (say) => ({
      empty: <FileDrop hint={say('dropHint')} label={say('upload')} onFiles={nothing} />,
      chosen: <FileDrop chosen="stationen-2026.csv" hint="" label={say('upload')} onFiles={nothing} />,
      disabled: <FileDrop disabled hint={say('dropHint')} label={say('upload')} onFiles={nothing} />,
    }),
  },
  {
    of: ['LanguageSwitch'],
    states: () => ({
      default: (
        <Held<Language> initial="fr">
          {(language, onLanguage) => <LanguageSwitch language={language} onLanguage={onLanguage} />}
        </Held>
      ),
    }),
  },
]
