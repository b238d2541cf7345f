import { companyOperations } from './company-operations.ts'
import { documentOperations } from './document-operations.ts'
import { libraryOperations } from './library-operations.ts'
import { newsOperations } from './news-operations.ts'

export { policyTouches } from './touches.ts'

export const policy = {
  ...companyOperations,
  ...libraryOperations,
  ...documentOperations,
  ...newsOperations,
}
