import {
  AutocompleteArrayInput,
  DateInput,
  Edit,
  FormDataConsumer,
  FunctionField,
  Labeled,
  NumberField,
  NumberInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  SimpleForm,
  TextField,
  TextInput,
} from 'react-admin'
import { categories, states } from './choices.js'

const count = (source) => (row) => row[source]?.length ?? 0

export const HospitalEdit = () => (
  <Edit mutationMode="pessimistic">
    <SimpleForm>
      <TextInput source="name" label="Name" validate={required()} />
      <NumberInput source="anqid" label="ANQ-ID" min={0} />
      <NumberInput source="BUR_Stao" label="BUR-Stao" min={0} />
      <SelectInput source="category" label="Kategorie" choices={categories} validate={required()} />
      <SelectInput source="state" label="Status" choices={states} validate={required()} />
      <FormDataConsumer>
        {({ formData }) => formData.state === 3 && <DateInput source="dispensed_until" label="Dispensiert bis" />}
      </FormDataConsumer>
      <NumberInput source="frabos_vorjahr" label="Fragebogen Vorjahr" min={0} step={1} />
      <NumberInput source="frabos_max" label="Fragebogen max." min={0} step={1} />
      <ReferenceArrayInput source="measures_ids" reference="patzu/measures">
        <AutocompleteArrayInput label="Messungen" optionText="name" filterToQuery={(search) => ({ search })} />
      </ReferenceArrayInput>
      <Labeled label="Benutzer">
        <FunctionField render={count('users')} />
      </Labeled>
      <Labeled label="Adresse">
        <TextField source="address" />
      </Labeled>
      <Labeled label="Bestellungen">
        <FunctionField render={count('orders')} />
      </Labeled>
      <Labeled label="Dateien">
        <FunctionField render={count('files')} />
      </Labeled>
      <Labeled label="Admins">
        <NumberField source="admins" />
      </Labeled>
    </SimpleForm>
  </Edit>
)
