import { type ComponentProps, useContext } from 'react'
import { UNSAFE_NavigationContext as Navigation } from 'react-router-dom'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  /** An address of the portal, from its root. */
  to: string
}

/**
 * A link within the portal. The router's own also follows every change of the address, which a list with a link in
 * each row is slowed by, and brings what only its data routers need.
 */
export function Link({ to, onClick, children, ...rest }: Props) {
  const { navigator } = useContext(Navigation)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
        if (event.defaultPrevented || opensElsewhere) return
        event.preventDefault()
        // Where one already is, no second entry for the back button.
        if (to === `${location.pathname}${location.search}${location.hash}`) navigator.replace(to)
        else navigator.push(to)
      }}
    >
      {children}
    </a>
  )
}
