import { writeFile } from 'node:fs/promises'
import { connect } from './database.ts'
import { migrate } from './migrate.ts'
import { snapshot } from './snapshot.ts'

// Writes src/generated/schema.ts from a scratch database: `npm run schema` after adding a migration. DATABASE_URL names
// any empty database.
const url = process.env['DATABASE_URL']
if (!url) throw new Error('DATABASE_URL names the empty database to migrate and read')
const sql = connect(url, { max: 2 })
await migrate(sql)
await writeFile(new URL('./generated/schema.ts', import.meta.url), await snapshot(sql))
await sql.end()
