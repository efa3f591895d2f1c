import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

// The portal's own target and compression, so that the two differ in what they are made of alone.
export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', sourcemap: true, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
})
