import type { Rule } from './table.ts'
import type { Row } from '../db/json.ts'

const isSuperuser = (user: Row): boolean => user['is_superuser'] === true
export const isStaff = (user: Row): boolean => user['is_staff'] === true || isSuperuser(user)

export const everyone: Rule = () => true
export const staff: Rule = (user) => isStaff(user)
export const staffOnly = { read: staff, create: staff, update: staff, delete: staff }
