import { call } from './backend.js'

async function list(resource, parameters) {
  const { json } = await call(`${resource}/?${new URLSearchParams(parameters)}`)
  return { data: json.results, total: json.count }
}

/** Lists as Django REST framework pages them: `page`, `size`, `ordering`; `count` and `results` in the answer. */
export const dataProvider = {
  getList(resource, { pagination, sort, filter }) {
    const ordering = `${sort.order === 'DESC' ? '-' : ''}${sort.field}`
    return list(resource, { page: pagination.page, size: pagination.perPage, ordering, ...asQuery(filter) })
  },
  getMany: (resource, { ids }) => list(resource, { ids: ids.join(','), size: ids.length }),
  getManyReference(resource, { target, id, ...rest }) {
    return this.getList(resource, { ...rest, filter: { ...rest.filter, [target]: id } })
  },
  async getOne(resource, { id }) {
    return { data: (await call(`${resource}/${id}/`)).json }
  },
  async create(resource, { data }) {
    return { data: (await call(`${resource}/`, { method: 'POST', body: JSON.stringify(data) })).json }
  },
  async update(resource, { id, data }) {
    return { data: (await call(`${resource}/${id}/`, { method: 'PUT', body: JSON.stringify(data) })).json }
  },
  async updateMany(resource, { ids, data }) {
    await Promise.all(ids.map((id) => call(`${resource}/${id}/`, { method: 'PATCH', body: JSON.stringify(data) })))
    return { data: ids }
  },
  async delete(resource, { id, previousData }) {
    await call(`${resource}/${id}/`, { method: 'DELETE' })
    return { data: previousData }
  },
  async deleteMany(resource, { ids }) {
    await Promise.all(ids.map((id) => call(`${resource}/${id}/`, { method: 'DELETE' })))
    return { data: ids }
  },
}

function asQuery(filter) {
  return Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, value === true ? 1 : value]))
}
