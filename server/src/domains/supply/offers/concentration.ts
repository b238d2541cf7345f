export { concentrationTables } from '../company.ts'
