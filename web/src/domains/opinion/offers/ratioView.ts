export { ratioView } from '../views.ts'
