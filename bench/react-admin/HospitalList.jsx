import { BooleanInput, DataTable, List, Pagination, SearchInput, SelectField, SelectInput } from 'react-admin'
import { categories, states } from './choices.js'

// As the documentation shows it: the search always there, the others behind "Add filter".
const filters = [
  <SearchInput key="search" source="search" alwaysOn />,
  <SelectInput key="category" source="category" label="Kategorie" choices={categories} />,
  <SelectInput key="state" source="state" label="Status" choices={states} />,
  <BooleanInput key="has_open_orders" source="has_open_orders" label="Offene Bestellungen" />,
  <BooleanInput key="has_error_orders" source="has_error_orders" label="Fehlerhafte Bestellungen" />,
  <BooleanInput key="adminCheck" source="adminCheck" label="Admins prüfen" />,
]

export const HospitalList = () => (
  <List
    filters={filters}
    sort={{ field: 'name', order: 'ASC' }}
    perPage={15}
    pagination={<Pagination rowsPerPageOptions={[15, 30, 60]} />}
  >
    <DataTable>
      <DataTable.Col source="name" label="Name" />
      <DataTable.Col source="anqid" label="ANQ-ID" />
      <DataTable.Col source="category" label="Kategorie">
        <SelectField source="category" choices={categories} />
      </DataTable.Col>
      <DataTable.Col source="state" label="Status">
        <SelectField source="state" choices={states} />
      </DataTable.Col>
      <DataTable.NumberCol
        source="admins"
        label="Admins"
        cellSx={(row) => (row.admins === 1 ? {} : { color: 'error.main' })}
      />
      <DataTable.NumberCol source="frabos_max" label="Fragebogen max." />
    </DataTable>
  </List>
)
