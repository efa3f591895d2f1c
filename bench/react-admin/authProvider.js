import { call, token } from './backend.js'

export const authProvider = {
  async login({ username, password }) {
    const { json } = await call('api/token/', { method: 'POST', body: JSON.stringify({ email: username, password }) })
    token.keep(json.access)
  },
  async logout() {
    token.forget()
  },
  async checkAuth() {
    if (!token.read()) throw new Error('signed out')
  },
  async checkError({ status }) {
    if (status !== 401) return
    token.forget()
    throw new Error('signed out')
  },
  async getIdentity() {
    const { json } = await call('accounts/users/me/')
    return { id: json.id, fullName: `${json.first_name} ${json.last_name}` }
  },
  async getPermissions() {
    return undefined
  },
}
