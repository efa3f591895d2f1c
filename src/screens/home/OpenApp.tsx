import ExternalLink from 'lucide-react/icons/external-link'
import { useState } from 'react'
import { FormBlocked } from '#api/postForm.ts'
import { appAddress, postToken } from '#api/tokenPost.ts'
import { useTellFault } from '#engine/useTellFault.ts'
import type { App } from '#features/apps/permittedApps.ts'
import { hostOf } from '#lib/redirectTarget.ts'
import { Button } from '#ui/Button.tsx'
import card from '#ui/card.module.css'
import { notify } from '#ui/notices.ts'
import { useFileWords } from '#ui/words.ts'

/** Opens an external app in a new tab, signed in; one whose address is not safe is not opened and says so (S14, D-05). */
export function OpenApp({ app }: { app: App }) {
  const { say } = useFileWords('home')
  const tellFault = useTellFault()
  const [isBusy, setBusy] = useState(false)
  const address = appAddress(app.url)
  const open = async () => {
    setBusy(true)
    await postToken(app.url, { newTab: true }).catch((error: unknown) => (error instanceof FormBlocked ? notify.error(say('blocked'), { title: app.name }) : tellFault(error, app.name)))
    setBusy(false)
  }
  return (
    <div>
      <Button icon={ExternalLink} busy={isBusy} disabled={address === null} reason={say('unsafe')} onClick={() => void open()}>
        {say('open-app', { name: app.name })}
      </Button>
      <p className={card.about}>{address === null ? say('unsafe') : say('new-tab', { host: hostOf(app.url) ?? '' })}</p>
    </div>
  )
}
