import type { AxiosResponse } from 'axios'
import { dispositionName } from './dispositionName.ts'
import { unreadable } from '#api/http/toApiError.ts'

/** A file as the server sent it; `name` is not cleaned yet. */
export type Download = { blob: Blob; name: string }

/** The file of a response, with the name from its `Content-Disposition`. */
export function toDownload(response: AxiosResponse<Blob>): Download {
  const disposition: unknown = response.headers['content-disposition']
  const name = dispositionName(typeof disposition === 'string' ? disposition : null)
  // A gateway's page with status 200 is not the file.
  if (response.data.type.startsWith('text/html') && name === '') throw unreadable(response)
  return { blob: response.data, name }
}
