/** Path of the picture at the head of a legal page. */
export const legalPicture = (id: string) => `/legal/${id}.svg`;
