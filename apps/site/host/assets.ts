/** The built site's files with their headers and redirects: workerd brings them, Node has server/. */
export interface Assets {
  fetch(request: Request): Promise<Response>;
}
