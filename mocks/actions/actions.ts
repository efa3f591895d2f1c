import { loginActions } from '../session/login.ts'
import { meActions } from '../session/me.ts'
import { refreshActions } from '../session/refresh.ts'
import { signupActions } from '../session/signup.ts'
import { visitorActions } from '../session/visitor.ts'
import type { Action } from '../drf/action.ts'
import { dataActions } from './data.ts'
import { downloadActions } from './download.ts'
import { evaluationActions } from './evaluations.ts'
import { fileActions } from './files.ts'
import { importerActions } from './importer.ts'
import { measureActions } from './measures.ts'
import { patzuActions } from './patzu.ts'
import { peopleActions } from './people.ts'
import { surveyActions } from './survey.ts'

/** Every special call; the first one whose address and method match handles the request. */
export const actions: Action[] = [
  ...loginActions,
  ...refreshActions,
  ...meActions,
  ...signupActions,
  ...visitorActions,
  ...peopleActions,
  ...patzuActions,
  ...fileActions,
  ...measureActions,
  ...evaluationActions,
  ...dataActions,
  ...downloadActions,
  ...importerActions,
  ...surveyActions,
]
