console.log("generate-client: not yet")
