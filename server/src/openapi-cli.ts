import { writeFile } from 'node:fs/promises'
import { routes } from './routes.ts'
import { openApi } from './http/openapi.ts'

// Writes openapi.json into the current folder.
await writeFile('openapi.json', `${JSON.stringify(openApi(routes.map((route) => route.operation)), null, 1)}\n`)
