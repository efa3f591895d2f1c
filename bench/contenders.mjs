// How each of the two is driven: where its list is, how one signs in, what is clicked.
export const contenders = {
  portal: {
    label: 'portal',
    list: 'patzu/hospitals',
    async signIn(page, { email, password }) {
      await page.locator('input[name=email]').fill(email)
      await page.locator('input[name=password]').fill(password)
      await page.locator('button[type=submit]').click()
    },
    head: (name) => `thead th:nth-child(${columns.indexOf(name) + 2}) button`,
    /** The button to the next record of the list; react-admin's form has none. */
    next: 'main button:has(.lucide-chevron-right)',
  },
  reactAdmin: {
    label: 'react-admin',
    list: '#/patzu/hospitals',
    async signIn(page, { email, password }) {
      await page.locator('input[name=username]').fill(email)
      await page.locator('input[name=password]').fill(password)
      await page.locator('button[type=submit]').click()
    },
    head: (name) => `thead th:nth-child(${columns.indexOf(name) + 2}) .MuiTableSortLabel-root`,
  },
}

// Behind the box that selects a row, in both.
const columns = ['name', 'anqid', 'category', 'state', 'admins', 'frabos_max']
/** The first cell with a value. */
export const firstCell = 'tbody tr:first-child td:nth-child(2)'
/** The first field of the form of a record. */
export const firstField = 'form input[name=name]'
