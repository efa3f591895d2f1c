import 'i18next'
import type bulkEdit from '../../../locales/de/bulkEdit.json'
import type charts from '../../../locales/de/charts.json'
import type children from '../../../locales/de/children.json'
import type dashboard from '../../../locales/de/dashboard.json'
import type authPages from '../../../locales/de/authPages.json'
import type editor from '../../../locales/de/editor.json'
import type evaluation from '../../../locales/de/evaluation.json'
import type feedback from '../../../locales/de/feedback.json'
import type files from '../../../locales/de/files.json'
import type help from '../../../locales/de/help.json'
import type history from '../../../locales/de/history.json'
import type home from '../../../locales/de/home.json'
import type hospitals from '../../../locales/de/hospitals.json'
import type imports from '../../../locales/de/import.json'
import type layouts from '../../../locales/de/layouts.json'
import type mail from '../../../locales/de/mail.json'
import type measures from '../../../locales/de/measures.json'
import type orders from '../../../locales/de/orders.json'
import type palette from '../../../locales/de/palette.json'
import type plan from '../../../locales/de/plan.json'
import type portal from '../../../locales/de/portal.json'
import type responses from '../../../locales/de/responses.json'
import type reviews from '../../../locales/de/reviews.json'
import type actions from '../../../locales/de/actions.json'
import type viewers from '../../../locales/de/viewers.json'
import type written from '../../../locales/de/written.json'

/** Names of collections and fields, under dynamic keys. */
type Labels = Record<string, string>

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'portal'
    keySeparator: false
    returnNull: false
    resources: {
      bulkEdit: typeof bulkEdit
      charts: typeof charts
      children: typeof children
      dashboard: typeof dashboard
      authPages: typeof authPages
      editor: typeof editor
      evaluation: typeof evaluation
      feedback: typeof feedback
      files: typeof files
      help: typeof help
      history: typeof history
      home: typeof home
      hospitals: typeof hospitals
      import: typeof imports
      layouts: typeof layouts
      mail: typeof mail
      measures: typeof measures
      orders: typeof orders
      palette: typeof palette
      plan: typeof plan
      portal: typeof portal
      responses: typeof responses
      reviews: typeof reviews
      actions: typeof actions
      viewers: typeof viewers
      written: typeof written
      names: Labels
      forms: Labels
      fields: Labels
      [area: `fields-${string}`]: Labels
    }
  }
}
