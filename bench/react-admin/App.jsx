import { Admin, Resource } from 'react-admin'
import { authProvider } from './authProvider.js'
import { dataProvider } from './dataProvider.js'
import { HospitalEdit } from './HospitalEdit.jsx'
import { HospitalList } from './HospitalList.jsx'

export const App = () => (
  <Admin dataProvider={dataProvider} authProvider={authProvider} disableTelemetry>
    <Resource
      name="patzu/hospitals"
      options={{ label: 'Spitäler' }}
      list={HospitalList}
      edit={HospitalEdit}
      recordRepresentation="name"
    />
  </Admin>
)
