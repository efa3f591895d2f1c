import './theme.css'

/** Applies the theme of a user: 1 light, 2 dark, 3 as the operating system. */
export function applyTheme(theme: 1 | 2 | 3): void {
  document.documentElement.dataset['theme'] = String(theme)
}

/** Sets the one accent colour of a deployment (any CSS colour); an unreadable value keeps the default. */
export function setAccent(color: string): void {
  if (CSS.supports('color', color)) document.documentElement.style.setProperty('--accent', color)
}
