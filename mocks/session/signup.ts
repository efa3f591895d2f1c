import type { Action } from '../drf/action.ts'
import { publicGet, publicPost } from '../drf/action.ts'
import { zurichTime } from '../db/clock.ts'
import type { Fields, Row } from '../db/json.ts'
import { toNumber, getObjects, getText } from '../db/json.ts'
import type { Call } from '../drf/Call.ts'
import { Failure } from '../drf/Failure.ts'
import { checkedFields } from '../drf/validate.ts'
import { recordVersion } from '../drf/versions.ts'
import { knownTable } from '../drf/tables.ts'
import { permissionsPath } from '../schema/permissions.ts'
import { openSession, userByEmail } from './login.ts'
import { passwordErrors } from './visitor.ts'

const signupFields = [
  'salutation',
  'title',
  'first_name',
  'last_name',
  'language',
  'preferred_2fa',
  'authy_phone',
  'email_2fa',
]

/** A pending invitation: 404 when unknown or used, 410 when expired. */
function openInvitation(call: Call, token: string): Row {
  const invitation = call.world.rows('accounts/invitations').find((row) => row['token'] === token)
  if (!invitation || invitation['accepted'] === true) throw call.notFound()
  if (Date.parse(getText(invitation['expires_at'])) < Date.now())
    throw new Failure(410, { detail: call.say('expired') })
  return invitation
}

function shownInvitation(call: Call, invitation: Row): Fields {
  const template = call.world.find('mailer/mailtemplates', toNumber(invitation['template']))
  return {
    email: invitation['email'] ?? '',
    language: invitation['language'] ?? 1,
    template: template?.['name'] ?? null,
    salutation: null,
    force_2fa: invitation['force_2fa'] ?? false,
    is_staff: invitation['is_staff'] === true,
  }
}

function signUp(call: Call, invitation: Row): Row {
  const users = knownTable('accounts/users')
  const body = call.body()
  const { values, errors } = checkedFields(
    Object.fromEntries(
      signupFields.flatMap((name) => {
        const field = users.fields[name]
        return field ? [[name, { ...field, required: name === 'first_name' || name === 'last_name' }]] : []
      }),
    ),
    call,
    body,
    false,
  )
  const weak = passwordErrors(getText(body['password']))
  if (weak.length > 0) errors['password'] = weak
  const email = getText(invitation['email']).toLowerCase()
  if (userByEmail(call, email)) errors['email'] = ['userExists']
  const needsFactor = invitation['force_2fa'] === true || invitation['is_staff'] !== true
  if (needsFactor && values['preferred_2fa'] !== 'phone' && values['preferred_2fa'] !== 'email')
    errors['preferred_2fa'] = [call.say('required')]
  if (Object.keys(errors).length > 0) throw new Failure(400, errors)
  const now = zurichTime(Date.now())
  const user = call.world.put(users.path, {
    id: call.world.nextId(users.path),
    theme: 3,
    language: 1,
    preferred_2fa: 'no_2fa',
    authy_phone: '',
    email_2fa: '',
    is_superuser: false,
    is_demo: false,
    logout_user: null,
    ...values,
    email,
    is_staff: invitation['is_staff'] === true,
    is_active: true,
    created: now,
    modified: now,
  })
  call.world.secrets.passwords.set(user.id, getText(body['password']))
  for (const permission of getObjects(invitation['permissions'])) {
    call.world.put(permissionsPath, { ...permission, id: call.world.nextId(permissionsPath), user: user.id })
  }
  recordVersion(call.world, users, user, user, 'Registriert.')
  call.world.put('accounts/invitations', { ...invitation, accepted: true, modified: now })
  return user
}

export const signupActions: Action[] = [
  publicGet('signup/:token/', (call, { token = '' }) => ({ body: shownInvitation(call, openInvitation(call, token)) })),
  publicPost('signup/:token/', (call, { token = '' }) => ({
    status: 201,
    body: openSession(call, signUp(call, openInvitation(call, token))),
  })),
]
