import { loginActions } from '../session/login.ts'
import { meActions } from '../session/me.ts'
import { refreshActions } from '../session/refresh.ts'
import type { Action } from './action.ts'

/** Every special call; the first whose address and method match answers. */
export const actions: Action[] = [...loginActions, ...refreshActions, ...meActions]
