/** The client registered with a test's provider. */
export const testClient = { id: 'inkstone', secret: 'a secret of two', publicUrl: 'http://localhost:3000' };
