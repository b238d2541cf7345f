import { readFile, readdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { promisify } from 'node:util'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { chunkGroups } from './chunks.ts'
import { lightContract } from './light-contract.ts'

const compressible = /\.(?:js|css|html|svg|json|txt)$/
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file over 1 kB, so that the server never compresses while it answers. */
function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'precompressed',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.test(entry.name)) continue
        const file = path.join(entry.parentPath, entry.name)
        const bytes = await readFile(file)
        if (bytes.length < 1024) continue
        const small = await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
        await writeFile(`${file}.br`, small)
        await writeFile(`${file}.gz`, await zip(bytes, { level: 9 }))
      }
    },
  }
}

const chunks = chunkGroups(path.join(import.meta.dirname, 'src'))

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), lightContract(), chunks.plugin, precompressed()],
  build: {
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    manifest: true,
    rolldownOptions: {
      // noEval: nothing imports it; it stands in the file of zod, and is run with it.
      input: ['index.html', 'landing.html', 'src/lib/noEval.ts'].map((page) => path.join(import.meta.dirname, page)),
      output: { codeSplitting: { groups: chunks.groups } },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:4300' } },
})
