/** A fault inside a schema that JSON Schema itself allows. */
export type SchemaSlip = { pointer: string; message: string; suggestion?: string };
