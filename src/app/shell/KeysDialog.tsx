import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { changeDevicePreferences, useDevicePreferences } from '#api/storage/devicePreferences.ts'
import { CheckBox } from '#ui/fields/CheckBox.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './KeysDialog.module.css'

type Key = { keys: readonly string[]; does: ParseKeys<'actions'> }

const groups: readonly { where: ParseKeys<'actions'>; keys: readonly Key[] }[] = [
  {
    where: 'keys.everywhere',
    keys: [
      { keys: ['Ctrl+K'], does: 'keys.find' },
      { keys: ['?', 'Ctrl+/'], does: 'keys.show' },
      { keys: ['H', 'F1'], does: 'help' },
      { keys: ['Esc'], does: 'keys.close' },
    ],
  },
  {
    where: 'keys.list',
    keys: [
      { keys: ['/'], does: 'keys.search' },
      { keys: ['N'], does: 'keys.add' },
      { keys: ['↓', '↑', '→', '←'], does: 'keys.walk' },
      { keys: ['Enter'], does: 'keys.open' },
      { keys: ['X', 'Shift+X'], does: 'keys.pick' },
    ],
  },
  {
    where: 'keys.record',
    keys: [
      { keys: ['E'], does: 'keys.first' },
      { keys: ['Ctrl+S'], does: 'keys.save' },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'keys.undo' },
    ],
  },
]

/** All keys of the portal, and the switch for those without Ctrl, which speech input may press by mistake. */
export function KeysDialog({ userId, onClose }: { userId: number; onClose: () => void }) {
  const { t } = useTranslation('actions')
  const { areKeysOff } = useDevicePreferences(userId)
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <div className={styles.keys}>
        {groups.map(({ where, keys }) => (
          <section key={where}>
            <h3>{t(where)}</h3>
            <dl className={styles.list}>
              {keys.map((one) => (
                <div key={one.does} className={styles.line}>
                  <dt>
                    {one.keys.map((key) => (
                      <kbd key={key} className={styles.key}>
                        {key}
                      </kbd>
                    ))}
                  </dt>
                  <dd>{t(one.does)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <CheckBox
          label={t('keys.single')}
          hint={t('keys.single-hint')}
          checked={!areKeysOff}
          onChange={(isOn) => changeDevicePreferences(userId, () => ({ areKeysOff: !isOn }))}
        />
      </div>
    </Dialog>
  )
}
