import { Navigate, useLocation } from 'react-router-dom';

/** Leads on to another path and keeps the query and the fragment, as the host does. */
export function RedirectTo({ path }: { readonly path: string }) {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: path, search, hash }} replace />;
}
