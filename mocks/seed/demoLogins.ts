import { demoPassword } from '../db/Secrets.ts'

type DemoLogin = { email: string; password: string; role: string; name: string; note: string }

const login = (email: string, role: string, name: string, note: string): DemoLogin => ({
  email: `${email}@demo.example`,
  password: demoPassword,
  role,
  name,
  note,
})

/** In the order of their user ids, from 1. */
export const demoLogins: DemoLogin[] = [
  login('superuser', 'superuser', 'Sabine Superuser', 'Sees and edits everything, the flags of users too'),
  login('staff', 'staff', 'Stefan Stab', 'Administers everything except the flags of users'),
  login('staff-phone', 'staff', 'Philippe Téléphone', 'Second factor by phone: 123456'),
  login('staff-email', 'staff', 'Elena Messaggio', 'Second factor by e-mail: 123456'),
  login(
    'hospital-admin',
    'hospital admin',
    'Heidi Häfliger',
    'Admin of the patzu hospitals 1 and 2 and of a studek hospital',
  ),
  login('hospital-user', 'hospital user', 'Urs Uebersax', 'User of patzu hospital 1'),
  login('reviewer', 'reviewer', 'Renée Rochat', 'IRP reviewer with reviews in every state'),
  login('demo', 'demo', 'Dario Demo', 'Demo user: home and evaluations only'),
  login('fsp', 'group user', 'Fabienne Praxis', 'Signs in at /loginFSP, has an app group'),
  login('force-logout', 'staff', 'Fritz Abmelder', 'Is signed out once after signing in'),
]
