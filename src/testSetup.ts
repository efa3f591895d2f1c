import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { beforeEach } from 'vitest'
import { takeConfig } from '#api/config.ts'

beforeEach(() => void takeConfig({}))
